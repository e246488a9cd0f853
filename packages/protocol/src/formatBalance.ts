import { balanceDecimals } from './catalogue/limits.js'
import { formatUnits } from './formatUnits.js'

/**
 * Writes a balance in smallest units with three decimals, rounded down, so that it never shows more than there is. `0.000` for anything
 * smaller, and for what is not there.
 *
 * @throws `invalid_amount` when `decimals` is not 0 to 255
 */
export function formatBalance(value: bigint | undefined, decimals: number): string {
  const exact = formatUnits(value !== undefined && value > 0n ? value : 0n, decimals)
  const [whole = '0', fraction = ''] = exact.split('.')
  return `${whole}.${fraction.slice(0, balanceDecimals).padEnd(balanceDecimals, '0')}`
}
