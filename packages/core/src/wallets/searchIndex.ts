import { walletIndex } from '@foyer/directory'
import { walletsPageSize } from '@foyer/protocol'
import { fold } from './fold.js'
import type { WalletAnswer, WalletQuestion } from './WalletQuestion.js'

/**
 * Answers from the index of this package as the server would, as far as it knows: neither networks nor badges are in it,
 * so these questions leave nothing out.
 */
export function searchIndex({
  page = 1,
  entries = walletsPageSize,
  search = '',
  include,
  exclude = [],
}: WalletQuestion): WalletAnswer {
  const found = ranked(
    walletIndex.filter(({ id }) => !exclude.includes(id) && (!include || include.includes(id))),
    fold(search),
  )
  const data = found.slice((page - 1) * entries, page * entries)
  return {
    count: found.length,
    data: data.map(({ id, name, rdns, injected }) => ({ id, name, rdns, injected })),
  }
}

type Indexed = (typeof walletIndex)[number]

/** Names that begin with the text first, then those that hold it, then reverse domains. */
function ranked(wallets: readonly Indexed[], text: string): readonly Indexed[] {
  if (!text) return wallets
  return wallets
    .map((wallet) => ({ wallet, rank: rankOf(wallet, text) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ wallet }) => wallet)
}

function rankOf({ name, rdns = '' }: Indexed, text: string): number {
  const at = fold(name).indexOf(text)
  if (at >= 0) return Math.min(at, 1)
  return rdns.includes(text) ? 2 : -1
}
