import { refuseTransaction } from '../../refuseTransaction.js'
import type { OwnTokens } from '../tokens/readOwnTokens.js'

/** What of an amount leaves which of the payer's token accounts. */
export type Portion = { readonly from: string; readonly amount: bigint }

/** More do not fit into one transaction beside what else it has. */
const portionsMax = 8

/**
 * Takes an amount from the payer's accounts: from the one of `source` where that has enough, else from one that has, else from several, the
 * fullest first.
 *
 * @throws `transaction_refused` where they have too little, or what they have is frozen
 */
export function sharesOf(
  own: readonly OwnTokens[],
  { source, value }: { source: string; value: bigint },
): readonly Portion[] {
  const usable = own.filter(({ isFrozen }) => !isFrozen)
  const sumOf = (accounts: readonly OwnTokens[]) =>
    accounts.reduce((sum, { amount }) => sum + amount, 0n)
  const sorted = [...usable].sort((one, other) => (one.amount < other.amount ? 1 : -1))
  const enough = [...usable.filter(({ address }) => address === source), ...sorted].find(
    ({ amount }) => amount >= value,
  )
  if (enough) return [{ from: enough.address, amount: value }]
  const fullest = sorted.slice(0, portionsMax)
  if (sumOf(fullest) < value)
    throw refuseTransaction(
      sumOf(own) >= value && sumOf(usable) < value ? 'frozen' : 'balance_too_low',
    )
  const portions: Portion[] = []
  let left = value
  for (const { address, amount } of fullest) {
    if (left === 0n) break
    const part = amount < left ? amount : left
    portions.push({ from: address, amount: part })
    left -= part
  }
  return portions
}
