import { parseUnits } from '@foyer/protocol'
import type { BuyDraft, BuyFinding } from './state.js'

const centPlaces = 2

/** What keeps the draft from being offered: something is missing, or the amount is outside of what is taken; `undefined` where nothing does. */
export function buyFinding({
  token,
  options,
  fiat,
  amount,
}: Pick<BuyDraft, 'token' | 'options' | 'fiat' | 'amount'>): BuyFinding | undefined {
  if (!token || !options || amount === '') return 'incomplete'
  const cents = toCents(amount)
  if (cents === undefined) return 'amount_invalid'
  const currency = options.currencies.find(({ id }) => id === fiat)
  if (!currency) return 'onramp_not_supported'
  if (cents < (toCents(currency.min) ?? 0n)) return 'amount_too_small'
  const most = toCents(currency.max)
  return most !== undefined && cents > most ? 'amount_too_large' : undefined
}

/** `undefined` for what is no amount of money. */
function toCents(text: string): bigint | undefined {
  try {
    return parseUnits(text, centPlaces)
  } catch {
    return undefined
  }
}
