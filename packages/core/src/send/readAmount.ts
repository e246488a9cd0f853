import { parseUnits } from '@foyer/protocol'
import { unitsFor } from './money.js'
import type { SendAmount, SendToken } from './state.js'

/** The amount of a text, for a token: `units` is absent where the text is none, or has more places than the token. */
export function readAmount(
  { text, unit, isMax }: Omit<SendAmount, 'units'>,
  token: SendToken | undefined,
): SendAmount {
  // All of one token is not all of another.
  if (isMax) return { text: '', unit, units: undefined, isMax: false }
  return {
    text,
    unit,
    isMax: false,
    units: token && text !== '' ? read(text, unit, token) : undefined,
  }
}

function read(
  text: string,
  unit: SendAmount['unit'],
  { decimals, price }: SendToken,
): bigint | undefined {
  try {
    if (unit === 'token') return parseUnits(text, decimals)
    return price === undefined ? undefined : unitsFor(text, { decimals, price })
  } catch {
    return undefined
  }
}
