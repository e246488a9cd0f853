import type { Request } from '@foyer/core'
import { FoyerError, isSameAddress, type Network, readChainId } from '@foyer/protocol'
import { createRequest } from '../dialect/createRequest.js'
import type { Tools } from './Tools.js'

/**
 * What sends a wallet requests, once it is sure that this account is connected there and, where a network
 * is given, that the wallet itself says that it is on it.
 *
 * @throws `connector_not_connected`, `account_not_connected`, `wallet_network_differs`
 */
export async function demandWallet(
  { connections }: Pick<Tools, 'connections'>,
  connectorId: string,
  { address, network }: { address?: string | undefined; network?: Network | undefined },
): Promise<{ request: Request; address: string | undefined }> {
  const request = createRequest(await connections.providerOf(connectorId))
  const account = connections
    .sessionOf(connectorId)
    ?.accounts.find((one) => address !== undefined && isSameAddress('eip155', one.address, address))
  if (address !== undefined && !account) throw new FoyerError('account_not_connected')
  if (network && readChainId(await request('eth_chainId')) !== Number(network.id))
    throw new FoyerError('wallet_network_differs')
  return { request, address: account?.address }
}
