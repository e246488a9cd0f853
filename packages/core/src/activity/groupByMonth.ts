import type { Transaction } from '@foyer/protocol/api'
import { minedAt } from './listTransactions.js'

/** The transactions of one calendar month. */
export type Month = {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly transactions: readonly Transaction[]
}

/**
 * Groups transactions by month, in the given order.
 *
 * @param timeZone an IANA name. Default: the browser's
 */
export function groupByMonth(
  transactions: readonly Transaction[],
  timeZone?: string,
): readonly Month[] {
  const monthOf = calendar(timeZone)
  const months = new Map<string, Month & { transactions: Transaction[] }>()
  for (const transaction of transactions) {
    const { year, month } = monthOf(minedAt(transaction))
    const key = `${year}-${month}`
    const group = months.get(key) ?? { year, month, transactions: [] }
    group.transactions.push(transaction)
    months.set(key, group)
  }
  return [...months.values()]
}

/** Years and months of moments. The digits are ours, whatever calendar the browser prefers. */
function calendar(timeZone?: string): (ms: number) => { year: number; month: number } {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    year: 'numeric',
    month: 'numeric',
    ...(timeZone && { timeZone }),
  })
  return (ms) => {
    const parts = format.formatToParts(ms)
    const part = (type: 'year' | 'month') =>
      Number(parts.find((one) => one.type === type)?.value ?? 0)
    return { year: part('year'), month: part('month') }
  }
}
