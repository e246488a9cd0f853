import { isConnector } from '../connection/isConnector.js'
import { listConnections } from '../connection/listConnections.js'
import type { ConnectionState } from '../connection/state.js'
import type { ListContext, ListedWallet } from '../wallets/ListedWallet.js'
import { walletRows } from '../wallets/list.js'
import type { WalletsState } from '../wallets/state.js'

/** Wallets of the page that were lately used and are not connected, the newest first, each with the chain families that it can be connected in. */
export function wantedWallets(
  wallets: WalletsState,
  connection: ConnectionState,
  context: ListContext,
): readonly ListedWallet[] {
  const connected = listConnections(connection)
  const isLeft = ({ id, namespace }: ListedWallet['connectors'][number]) =>
    !connected.some(isConnector({ connectorId: id, namespace }))
  return walletRows(wallets, context)
    .filter(({ group }) => group === 'recent')
    .map((wallet) => ({ ...wallet, connectors: wallet.connectors.filter(isLeft) }))
    .filter(({ connectors }) => connectors.length > 0)
}
