import { listedRowsMax, type Namespace } from '@foyer/protocol'
import type { Connector } from '../connector.js'
import type { ConnectorGroup } from '../features/state.js'
import type { Options } from '../options.js'
import type { WalletEntry, WalletsState } from './state.js'
import { connectors } from './state.js'

/** A wallet as a list shows it: one, in however many chain families it serves. */
export type ListedWallet = {
  readonly id: string
  readonly name: string
  readonly imageUrl?: string | undefined
  readonly rdns?: string | undefined
  /** How to reach it in this page; empty when it is not installed. */
  readonly connectors: readonly { readonly id: string; readonly namespace: Namespace }[]
  /** What is known of it beyond this page. */
  readonly entry?: WalletEntry | undefined
  readonly group: ConnectorGroup
  /** Two wallets claim to be this one. */
  readonly disputed: boolean
}

export type ListContext = {
  readonly options: Options
  readonly order: readonly ConnectorGroup[]
  readonly mobile: boolean
  /** Only this chain family. */
  readonly namespace: Namespace | undefined
}

/** The rows of the first screen, in the configured order of groups; no wallet twice. */
export function walletRows(state: WalletsState, context: ListContext): readonly ListedWallet[] {
  const installed = installedWallets(state, context)
  const recent = new Set(state.recent.map(({ id }) => id))
  const others = listedWallets(context).filter((wallet) => !holds(installed, wallet))
  const [used, unused] = [
    others.filter(({ id }) => recent.has(id)),
    others.filter(({ id }) => !recent.has(id)),
  ]
  const listed = [...used, ...featuredFirst(unused).slice(0, listedRowsMax)]
  const grouped = [...installed, ...listed].map((wallet): ListedWallet => {
    const isRecent = recent.has(wallet.id) && (wallet.connectors.length > 0 || wallet.entry)
    return isRecent ? { ...wallet, group: 'recent' } : wallet
  })
  const newestFirst = (wallet: ListedWallet) => state.recent.findIndex(({ id }) => id === wallet.id)
  return context.order.flatMap((group) => {
    const members = grouped.filter((wallet) => wallet.group === group)
    return group === 'recent' ? members.sort((a, b) => newestFirst(a) - newestFirst(b)) : members
  })
}

/** Every wallet that is known without asking anybody: installed first, then by the host's order. */
export function allWallets(state: WalletsState, context: ListContext): readonly ListedWallet[] {
  const installed = installedWallets(state, context)
  return [...installed, ...listedWallets(context).filter((wallet) => !holds(installed, wallet))]
}

/** Those whose name holds the text, in any case. */
export function searchWallets(
  wallets: readonly ListedWallet[],
  text: string,
): readonly ListedWallet[] {
  const sought = text.trim().toLowerCase()
  return sought ? wallets.filter(({ name }) => name.toLowerCase().includes(sought)) : wallets
}

/** One row for all connectors of one wallet, wherever it was found. */
function installedWallets(state: WalletsState, context: ListContext): readonly ListedWallet[] {
  const { namespace, options } = context
  const found = connectors(state).filter(
    (connector) =>
      (!namespace || connector.namespace === namespace) && isOffered(connector, state, context),
  )
  const rows = new Map<string, ListedWallet>()
  for (const { id, name, imageUrl, rdns, namespace, type, disputed = false } of found) {
    // A disputed wallet never joins another's row, nor do two of one family: the row would speak for both.
    const namesake = rows.get(name.toLowerCase())
    const isAnother = namesake?.connectors.some((one) => one.namespace === namespace)
    const key = disputed || isAnother ? `${id} ${namespace}` : name.toLowerCase()
    const row = rows.get(key)
    rows.set(key, {
      id: row?.id ?? id,
      name,
      imageUrl: row?.imageUrl ?? options.connectorImages[id] ?? imageUrl,
      rdns: row?.rdns ?? rdns,
      connectors: [...(row?.connectors ?? []), { id, namespace }],
      entry: options.customWallets.find((entry) => entry.rdns !== undefined && entry.rdns === rdns),
      group: type === 'EXTERNAL' ? 'external' : 'injected',
      disputed,
    })
  }
  return [...rows.values()]
}

/**
 * The unnamed wallet of `window.ethereum` is left out on a desktop where others are installed: it is
 * one of them. Where it is the only one, it is the person's only way in.
 */
function isOffered(connector: Connector, state: WalletsState, { options, mobile }: ListContext) {
  if (!options.enableWallets || isExcluded(connector, options)) return false
  const others = connectors(state).some(
    ({ type, namespace }) => type === 'ANNOUNCED' && namespace === connector.namespace,
  )
  return connector.type !== 'INJECTED' || connector.rdns !== undefined || mobile || !others
}

function listedWallets({ options, mobile, namespace }: ListContext): readonly ListedWallet[] {
  if (!options.enableWallets) return []
  return options.customWallets
    .filter((entry) => !isExcluded(entry, options) && isIncluded(entry, options))
    .filter((entry) => !mobile || entry.mobile_link)
    .filter(
      ({ chains }) => !namespace || !chains || chains.some((id) => id.startsWith(`${namespace}:`)),
    )
    .map(
      (entry): ListedWallet => ({
        id: entry.id,
        name: entry.name,
        imageUrl: entry.image_url,
        rdns: entry.rdns,
        connectors: [],
        entry,
        group: options.featuredWalletIds.includes(entry.id) ? 'featured' : 'custom',
        disputed: false,
      }),
    )
}

function featuredFirst(wallets: readonly ListedWallet[]): readonly ListedWallet[] {
  const isFeatured = ({ group }: ListedWallet) => group === 'featured'
  return [...wallets.filter(isFeatured), ...wallets.filter((wallet) => !isFeatured(wallet))]
}

function isIncluded({ id }: WalletEntry, { includeWalletIds }: Options) {
  return includeWalletIds.length === 0 || includeWalletIds.includes(id)
}

function isExcluded(
  { id, name, rdns }: { id: string; name: string; rdns?: string | undefined },
  { excludeWalletIds }: Options,
) {
  return excludeWalletIds.some(
    (excluded) =>
      excluded === id || excluded === rdns || excluded.toLowerCase() === name.toLowerCase(),
  )
}

function holds(installed: readonly ListedWallet[], { id, rdns }: ListedWallet): boolean {
  return installed.some(
    (wallet) => wallet.id === id || (rdns !== undefined && wallet.rdns === rdns),
  )
}
