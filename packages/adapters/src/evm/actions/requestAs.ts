import { FoyerError, type Network, readChainId } from '@foyer/protocol'
import { requestProvider } from '../dialect/requestProvider.js'
import { translate } from '../dialect/translate.js'
import type { Provider } from '../wallets/Provider.js'
import type { Tools } from './Tools.js'

/**
 * The provider of a wallet, once it is sure that this account is connected there and, where a network
 * is given, that the wallet itself says that it stands on it.
 *
 * @throws `connector_not_connected`, `account_not_connected`, `wallet_network_differs`
 */
export async function requestAs(
  { connections }: Tools,
  connectorId: string,
  { address, network }: { address: string; network?: Network },
): Promise<{ provider: Provider; from: string }> {
  const provider = await connections.providerOf(connectorId)
  const account = connections
    .sessionOf(connectorId)
    ?.accounts.find((one) => one.address.toLowerCase() === address.toLowerCase())
  if (!account) throw new FoyerError('account_not_connected')
  if (network) await assertNetwork(provider, network)
  return { provider, from: account.address }
}

async function assertNetwork(provider: Provider, network: Network) {
  const answer = await requestProvider(provider, 'eth_chainId').catch((error) => {
    throw translate(error)
  })
  if (readChainId(answer) !== Number(network.id)) throw new FoyerError('wallet_network_differs')
}
