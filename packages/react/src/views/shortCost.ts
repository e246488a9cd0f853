import { divideUp, formatUnits } from '@foyer/protocol'

/** Digits that tell one fee from another. */
const digits = 3

/** A fee in short: its first three digits, rounded up, so that it costs no more than it says. */
export function shortCost(amount: bigint, decimals: number): string {
  const length = String(amount).length
  if (length <= digits) return formatUnits(amount, decimals)
  const step = 10n ** BigInt(length - digits)
  return formatUnits(divideUp(amount, step) * step, decimals)
}
