import { FoyerError } from './FoyerError.js'

/** Far more digits than any amount has; longer texts would only cost time. */
const charactersMax = 400

/**
 * Reads a decimal amount as smallest units, exactly: `parseUnits('1.5', 6)` is `1500000n`.
 *
 * @param decimals 0 to 255, as ERC-20 has it
 * @throws `invalid_amount` when the text is anything but digits with at most one point (no sign, no
 *   exponent, no grouping), or has more decimals than the token, which would have to be cut off
 */
export function parseUnits(text: string, decimals: number): bigint {
  const match = text.length <= charactersMax && /^(?=\.?\d)(\d*)(?:\.(\d*))?$/.exec(text)
  const isCount = Number.isInteger(decimals) && decimals >= 0 && decimals <= 255
  if (!match || !isCount) throw new FoyerError('invalid_amount')
  const fraction = (match[2] ?? '').replace(/0+$/, '')
  if (fraction.length > decimals) throw new FoyerError('invalid_amount')
  return BigInt(`${match[1]}${fraction.padEnd(decimals, '0')}`)
}
