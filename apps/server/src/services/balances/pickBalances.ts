import { balancesMax } from '@foyer/protocol'
import type { TokenBalance } from '@foyer/protocol/api'

/** The most valuable first, no more than an answer holds. Native coins are never among those left out. */
export function pickBalances(balances: readonly TokenBalance[]): TokenBalance[] {
  const sorted = [...balances].sort(byWorth)
  if (sorted.length <= balancesMax) return sorted
  const natives = sorted.filter(isNative).slice(0, balancesMax)
  const others = sorted.filter((balance) => !isNative(balance))
  return [...natives, ...others.slice(0, balancesMax - natives.length)].sort(byWorth)
}

function isNative({ address }: TokenBalance): boolean {
  return !address
}

function byWorth(a: TokenBalance, b: TokenBalance): number {
  return (
    (b.value ?? 0) - (a.value ?? 0) ||
    Number(isNative(b)) - Number(isNative(a)) ||
    compare(a.symbol, b.symbol) ||
    compare(a.address ?? a.chainId, b.address ?? b.chainId)
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
