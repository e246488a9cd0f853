import { walletImage } from '../api/pictures.js'
import type { Connector } from '../connector.js'
import { pairingConnectorId } from '../connectorIds.js'
import { connectors } from './connectors.js'
import { directoryEntries } from './directoryEntries.js'
import { domainOf } from './domainOf.js'
import type { ListContext, ListedWallet } from './ListedWallet.js'
import { isExcluded, isOf } from './matches.js'
import type { WalletsState } from './state.js'

/** One row for all connectors of one wallet, wherever it was found. */
export function installedWallets(
  state: WalletsState,
  context: ListContext,
): readonly ListedWallet[] {
  const { namespace, options } = context
  const known = [...options.customWallets, ...directoryEntries(state)]
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
    const domain = domainOf(rdns, context)
    const entry = known.find((one) => isOf(one, { id, rdns: domain }))
    const picture = entry && (entry.image_url ?? walletImage(options, entry.image_id))
    rows.set(key, {
      id: row?.id ?? id,
      name,
      imageUrl: row?.imageUrl ?? options.connectorImages[id] ?? imageUrl ?? picture,
      rdns: row?.rdns ?? rdns,
      connectors: [...(row?.connectors ?? []), { id, namespace }],
      entry: row?.entry ?? entry,
      group: groups[type] ?? 'injected',
      disputed,
    })
  }
  return markNamesakes([...rows.values()])
}

/** Marks wallets of the page that serve one family under one name: which of them the user knows by it is unknown here. */
function markNamesakes(rows: readonly ListedWallet[]): readonly ListedWallet[] {
  const claimsOf = ({ group, name, connectors }: ListedWallet) =>
    group === 'injected'
      ? connectors.map(({ namespace }) => `${namespace} ${plain(name) || name}`)
      : []
  const claims = rows.flatMap(claimsOf)
  const isTwice = (claim: string) => claims.indexOf(claim) !== claims.lastIndexOf(claim)
  return rows.map((row) => (claimsOf(row).some(isTwice) ? { ...row, disputed: true } : row))
}

/** A name by what is read of it: without case, width, spaces and characters that are not seen. */
function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

const groups: Readonly<Partial<Record<Connector['type'], ListedWallet['group']>>> = {
  EXTERNAL: 'external',
  WALLET_CONNECT: 'walletConnect',
}

/**
 * The unnamed wallet of `window.ethereum` is left out on a desktop where others are announced: it is one of
 * them. Where it is the only one, it is listed.
 */
function isOffered(connector: Connector, state: WalletsState, context: ListContext) {
  const { options, mobile } = context
  if (
    !options.enableWallets ||
    isExcluded({ ...connector, rdns: domainOf(connector.rdns, context) }, options, state)
  )
    return false
  // The embedded wallet has its own fields and buttons.
  if (connector.type === 'AUTH') return false
  if (connector.id === pairingConnectorId) return !context.paired
  const others = connectors(state).some(
    ({ type, namespace }) => type === 'ANNOUNCED' && namespace === connector.namespace,
  )
  return connector.type !== 'INJECTED' || connector.rdns !== undefined || mobile || !others
}
