import { listedRowsMax, recommendedRowsMax } from '@foyer/protocol'
import { domainOf } from './domainOf.js'
import { installedWallets } from './installedWallets.js'
import { keepLast } from './keepLast.js'
import type { ListContext, ListedWallet } from './ListedWallet.js'
import { customWallets, directoryWallets } from './listed.js'
import { awayWallets, recentPlace } from './recent.js'
import type { WalletsState } from './state.js'

/** The wallets of the page and those lately used, the newest of these first. */
const usedWallets = keepLast((state, context): readonly ListedWallet[] => {
  const installed = installedWallets(state, context)
  const away = once(awayWallets(state, context, installed), installed, context)
  const placeOf = (wallet: ListedWallet) => recentPlace(state, context, wallet)
  const isRecent = (wallet: ListedWallet) => placeOf(wallet) >= 0
  const recent = [...installed.filter(isRecent), ...away]
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((wallet): ListedWallet => ({ ...wallet, group: 'recent' }))
  return [...recent, ...installed.filter((wallet) => !isRecent(wallet))]
})

/** The rows of the first screen, in the configured order of groups; no wallet twice. */
export const walletRows = keepLast((state, context): readonly ListedWallet[] => {
  const near = usedWallets(state, context)
  const { featured, recommended } = state.directory
  const own = customWallets(state, context)
  const named = directoryWallets(featured, 'featured', state, context)
  const others = once([...own, ...named], near, context)
  const first = others.filter(({ group }) => group === 'featured')
  const rest = others.filter(({ group }) => group !== 'featured')
  const shown = [...near, ...first, ...rest.slice(0, Math.max(listedRowsMax - first.length, 0))]
  const room = own.length > 0 || named.length > 0 ? 0 : roomBeside(near)
  const more = once(directoryWallets(recommended, 'recommended', state, context), shown, context)
  const rows = [...shown, ...more.slice(0, room)]
  return context.order.flatMap((group) => rows.filter((wallet) => wallet.group === group))
})

/** How many recommended wallets there is room for. Neither the way to any wallet nor what the page brings is installed. */
function roomBeside(near: readonly ListedWallet[]): number {
  const counted = near.filter(({ group }) => group === 'injected' || group === 'recent')
  return Math.max(recommendedRowsMax - counted.length, 0)
}

/** How many rows the directory may still bring to the first screen. */
export function awaitedRows(state: WalletsState, context: ListContext): number {
  if (!state.directory.suggesting) return 0
  const { customWallets: own, featuredWalletIds, server } = context.options
  const named = featuredWalletIds.filter((id) => !own.some((entry) => entry.id === id)).length
  if (named > 0 || own.length > 0 || server === undefined) return named
  return roomBeside(usedWallets(state, context))
}

/**
 * Every wallet that is known by now: installed first, then the host's own, then those of the directory as far as it was
 * read. Pairing is listed among the rows, and is a way to any of these.
 */
export const allWallets = keepLast((state, context): readonly ListedWallet[] => {
  const { featured, recommended, pages, certified } = state.directory
  const installed = installedWallets(state, context)
  const listed = once(
    [
      ...customWallets(state, context),
      ...directoryWallets(featured, 'featured', state, context),
      ...directoryWallets([...recommended, ...pages.entries], 'recommended', state, context),
    ],
    installed,
    context,
  )
  const all = [...installed, ...listed].filter(({ group }) => group !== 'walletConnect')
  return certified ? all.filter(({ entry }) => entry?.badge_type === 'certified') : all
})

/** What was found in the directory for a search text, without those that are listed anyway. */
export function soughtWallets(
  state: WalletsState,
  context: ListContext,
  listed: readonly ListedWallet[],
): readonly ListedWallet[] {
  const { entries } = state.directory.search
  return once(directoryWallets(entries, 'recommended', state, context), listed, context)
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
  context: ListContext,
): readonly ListedWallet[] {
  const ids = new Set(there.flatMap(({ id, connectors }) => [id, ...connectors.map(idOf)]))
  const domains = new Set(there.flatMap(({ rdns }) => domainOf(rdns, context) ?? []))
  return wallets.filter(({ id, rdns, entry }) => {
    const domain = domainOf(rdns, context)
    if ([id, ...(entry?.injected ?? [])].some((one) => ids.has(one))) return false
    if (domain !== undefined && domains.has(domain)) return false
    ids.add(id)
    if (domain !== undefined) domains.add(domain)
    return true
  })
}

function idOf({ id }: { id: string }): string {
  return id
}
