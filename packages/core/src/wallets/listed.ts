import { walletImage } from '../api/pictures.js'
import type { ConnectorGroup } from '../features/state.js'
import { isReachable } from './isReachable.js'
import type { ListContext, ListedWallet } from './ListedWallet.js'
import { isExcluded, isIncluded } from './matches.js'
import type { WalletEntry, WalletsState } from './state.js'

/** The host's own wallets that fit this page. */
export function customWallets(state: WalletsState, context: ListContext): readonly ListedWallet[] {
  const { options } = context
  return options.customWallets
    .filter((entry) => isIncluded(entry, options) && fits(entry, state, context))
    .filter((entry) => !context.mobile || isReachable(entry, context))
    .map((entry) =>
      toListed(
        entry,
        options.featuredWalletIds.includes(entry.id) ? 'featured' : 'custom',
        context,
      ),
    )
}

/**
 * Wallets of the directory that fit this page. The index in this package knows no links: on a phone that is to have none,
 * elsewhere a wallet may yet be installed.
 */
export function directoryWallets(
  entries: readonly WalletEntry[],
  group: ConnectorGroup,
  state: WalletsState,
  context: ListContext,
): readonly ListedWallet[] {
  const isJudged = context.mobile || context.options.server !== undefined
  return entries
    .filter((entry) => fits(entry, state, context))
    .filter((entry) => !isJudged || isReachable(entry, context))
    .map((entry) => toListed(entry, group, context))
}

function fits(entry: WalletEntry, state: WalletsState, { options, namespace }: ListContext) {
  if (!options.enableWallets || isExcluded(entry, options, state)) return false
  return !namespace || !entry.chains || entry.chains.some((id) => id.startsWith(`${namespace}:`))
}

function toListed(
  entry: WalletEntry,
  group: ConnectorGroup,
  { options }: ListContext,
): ListedWallet {
  return {
    id: entry.id,
    name: entry.name,
    imageUrl: entry.image_url ?? walletImage(options, entry.image_id),
    rdns: entry.rdns,
    connectors: [],
    entry,
    group,
    disputed: false,
  }
}
