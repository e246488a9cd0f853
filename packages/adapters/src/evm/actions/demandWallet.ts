import type { Request } from '@foyer/core'
import {
  type Eip1193Provider,
  FoyerError,
  isSameAddress,
  type Network,
  readChainId,
} from '@foyer/protocol'
import { createRequest } from '../dialect/createRequest.js'
import type { Tools } from './Tools.js'

type Wallet = { readonly request: Request; readonly address: string | undefined }

/**
 * What sends a wallet requests, once it is sure that this account is connected there and, where a network
 * is given, that the wallet itself says that it is on it. Where nothing has to be waited for it is there at once.
 *
 * @throws `connector_not_connected`, `account_not_connected`, `wallet_network_differs`
 */
export function demandWallet(
  { connections }: Pick<Tools, 'connections'>,
  connectorId: string,
  { address, network }: { address?: string | undefined; network?: Network | undefined },
): Wallet | Promise<Wallet> {
  const reach = (provider: Eip1193Provider): Wallet => {
    const request = createRequest(provider)
    const account = connections
      .sessionOf(connectorId)
      ?.accounts.find(
        (one) => address !== undefined && isSameAddress('eip155', one.address, address),
      )
    if (address !== undefined && !account) throw new FoyerError('account_not_connected')
    return { request, address: account?.address }
  }
  const provider = connections.providerOf(connectorId)
  const wallet = provider instanceof Promise ? provider.then(reach) : reach(provider)
  return network ? onNetwork(wallet, network) : wallet
}

async function onNetwork(given: Wallet | Promise<Wallet>, network: Network): Promise<Wallet> {
  const wallet = await given
  if (readChainId(await wallet.request('eth_chainId')) !== Number(network.id))
    throw new FoyerError('wallet_network_differs')
  return wallet
}
