import { listedRowsMax, recommendedRowsMax } from '@foyer/protocol'
import { installedWallets } from './installed.js'
import type { ListContext, ListedWallet } from './ListedWallet.js'
import { customWallets, directoryWallets } from './listed.js'
import type { WalletsState } from './state.js'

/** The rows of the first screen, in the configured order of groups; no wallet twice. */
export function walletRows(state: WalletsState, context: ListContext): readonly ListedWallet[] {
  const installed = installedWallets(state, context)
  const recent = new Set(state.recent.map(({ id }) => id))
  const { featured, recommended } = state.directory
  const own = customWallets(state, context)
  const named = directoryWallets(featured, 'featured', state, context)
  const others = once([...own, ...named], installed)
  const unused = others.filter(({ id }) => !recent.has(id))
  const first = unused.filter(({ group }) => group === 'featured')
  const rest = unused.filter(({ group }) => group !== 'featured')
  const listed = [
    ...others.filter(({ id }) => recent.has(id)),
    ...first,
    ...rest.slice(0, Math.max(listedRowsMax - first.length, 0)),
  ]
  const shown = [...installed, ...listed]
  const room = own.length > 0 || named.length > 0 ? 0 : recommendedRowsMax - countShown(shown)
  const more = once(directoryWallets(recommended, 'recommended', state, context), shown)
  const grouped = [...shown, ...more.slice(0, Math.max(room, 0))].map((wallet): ListedWallet => {
    const isRecent = recent.has(wallet.id) && (wallet.connectors.length > 0 || wallet.entry)
    return isRecent ? { ...wallet, group: 'recent' } : wallet
  })
  const newestFirst = (wallet: ListedWallet) => state.recent.findIndex(({ id }) => id === wallet.id)
  return context.order.flatMap((group) => {
    const members = grouped.filter((wallet) => wallet.group === group)
    return group === 'recent' ? members.sort((a, b) => newestFirst(a) - newestFirst(b)) : members
  })
}

/** The way to any wallet is none of them. */
function countShown(rows: readonly ListedWallet[]): number {
  return rows.filter(({ group }) => group !== 'walletConnect').length
}

/** How many rows the directory may still bring to the first screen. */
export function awaitedRows(state: WalletsState, context: ListContext): number {
  if (!state.directory.suggesting) return 0
  const { customWallets: own, featuredWalletIds, server } = context.options
  const named = featuredWalletIds.filter((id) => !own.some((entry) => entry.id === id)).length
  if (named > 0 || own.length > 0 || server === undefined) return named
  return Math.max(recommendedRowsMax - countShown(installedWallets(state, context)), 0)
}

/**
 * Every wallet that is known by now: installed first, then the host's own, then those of the directory as far as it was
 * read.
 */
export function allWallets(state: WalletsState, context: ListContext): readonly ListedWallet[] {
  const { featured, recommended, pages, certified } = state.directory
  const installed = installedWallets(state, context)
  const listed = once(
    [
      ...customWallets(state, context),
      ...directoryWallets(featured, 'featured', state, context),
      ...directoryWallets([...recommended, ...pages.entries], 'recommended', state, context),
    ],
    installed,
  )
  const all = [...installed, ...listed]
  return certified ? all.filter(({ entry }) => entry?.badge_type === 'certified') : all
}

/** What was found in the directory for a search text, without those that are listed anyway. */
export function soughtWallets(
  state: WalletsState,
  context: ListContext,
  listed: readonly ListedWallet[],
): readonly ListedWallet[] {
  const { entries } = state.directory.search
  return once(directoryWallets(entries, 'recommended', state, context), listed)
}

/** Those whose name holds the text, in any case. */
export function searchWallets(
  wallets: readonly ListedWallet[],
  text: string,
): readonly ListedWallet[] {
  const sought = text.trim().toLowerCase()
  return sought ? wallets.filter(({ name }) => name.toLowerCase().includes(sought)) : wallets
}

/** Each wallet once, and none that is there already. */
function once(
  wallets: readonly ListedWallet[],
  there: readonly ListedWallet[],
): readonly ListedWallet[] {
  const ids = new Set(there.map(({ id }) => id))
  const domains = new Set(there.flatMap(({ rdns }) => rdns ?? []))
  return wallets.filter(({ id, rdns }) => {
    if (ids.has(id) || (rdns !== undefined && domains.has(rdns))) return false
    ids.add(id)
    if (rdns !== undefined) domains.add(rdns)
    return true
  })
}
