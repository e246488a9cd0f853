import { connectors } from './connectors.js'
import { domainOf } from './domainOf.js'
import type { ListContext, ListedWallet } from './ListedWallet.js'
import { directoryWallets } from './listed.js'
import { isExcluded, isIncluded } from './matches.js'
import type { RecentWallet, WalletsState } from './state.js'
import { walletEntry } from './walletEntry.js'

/** The place of a wallet among those lately used; -1 for others. A wallet that is disputed goes by its id alone. */
export function recentPlace(
  { recent }: WalletsState,
  context: ListContext,
  { id, rdns, disputed }: Pick<ListedWallet, 'disputed' | 'id' | 'rdns'>,
): number {
  const domain = disputed ? undefined : domainOf(rdns, context)
  return recent.findIndex(
    (one) => one.id === id || (domain !== undefined && domainOf(one.rdns, context) === domain),
  )
}

/** Wallets lately used that are not installed, the newest first, as far as the page offers them. */
export function awayWallets(
  state: WalletsState,
  context: ListContext,
  installed: readonly ListedWallet[],
): readonly ListedWallet[] {
  const there = new Set(installed.map((wallet) => recentPlace(state, context, wallet)))
  // Also those of another chain family than the one that is listed: they are here.
  const ids = new Set(connectors(state).map(({ id }) => id))
  return state.recent
    .filter(({ id }, place) => !there.has(place) && !ids.has(id))
    .flatMap((one) => toRow(one, state, context))
}

/** What the directory knows of it counts: what was remembered is old. */
function toRow(recent: RecentWallet, state: WalletsState, context: ListContext): ListedWallet[] {
  const { options, mobile } = context
  const { id, name, rdns, imageUrl } = recent
  const entry = walletEntry(state, options, id) ?? (rdns && walletEntry(state, options, rdns))
  if (!isIncluded(entry || recent, options)) return []
  if (entry) return [...directoryWallets([entry], 'recent', state, context)]
  // A phone has no way to a wallet without a link.
  if (mobile || !options.enableWallets || isExcluded(recent, options, state)) return []
  return [{ id, name, imageUrl, rdns, connectors: [], group: 'recent', disputed: false }]
}
