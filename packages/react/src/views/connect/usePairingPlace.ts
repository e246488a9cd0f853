import {
  type Client,
  isPairingOffered,
  type ListedWallet,
  pairingConnectorId,
  type State,
} from '@foyer/core'
import { useDerived } from '../../hooks/useDerived.js'

/** Before which row the way to wallets elsewhere stands, as the host orders them; `undefined` when it has no place. */
export function usePairingPlace(rows: readonly ListedWallet[]): number | undefined {
  const order = useDerived(orderOf)
  if (!order) return undefined
  const own = order.indexOf('walletConnect')
  const after = rows.findIndex(({ group }) => order.indexOf(group) > own)
  return after < 0 ? rows.length : after
}

/** Not once a wallet is paired, nor where the host does not list it. */
function orderOf(client: Client, { connection, features }: State) {
  const paired = Object.values(connection.byNamespace).some(
    ({ connectorId }) => connectorId === pairingConnectorId,
  )
  const offered = client.options.enableWallets && isPairingOffered(client) && !paired
  return offered && features.connectorTypeOrder.includes('walletConnect')
    ? features.connectorTypeOrder
    : undefined
}
