import { FoyerError, isSameAddress, type Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { ActiveWallet } from '../requests/activeWallet.js'
import { walletInUse } from './walletInUse.js'

/** The wallet that has the account of a transfer, on its network. @throws `send_changed`, `connector_not_connected` */
export function demandSender(
  client: Client,
  { from, network }: { from: string; network: Network },
): ActiveWallet {
  const { chainNamespace } = network
  const wallet = walletInUse(client, chainNamespace)
  const isSame =
    wallet.network.caipNetworkId === network.caipNetworkId &&
    isSameAddress(chainNamespace, wallet.address, from)
  if (!isSame) throw new FoyerError('send_changed')
  return wallet
}
