import { FoyerError } from './FoyerError.js'

/**
 * Writes an amount in smallest units as a decimal, with every digit and no trailing zero:
 * `formatUnits(1500000n, 6)` is `1.5`.
 *
 * @param decimals 0 to 255, as ERC-20 has it
 * @throws `invalid_amount` when `decimals` is another number
 */
export function formatUnits(value: bigint, decimals: number): string {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255)
    throw new FoyerError('invalid_amount')
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0')
  const split = digits.length - decimals
  const fraction = digits.slice(split).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${digits.slice(0, split)}${fraction && `.${fraction}`}`
}
