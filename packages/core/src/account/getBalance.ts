import {
  type CaipAddress,
  type CaipNetworkId,
  FoyerError,
  nativeBalanceCacheMs,
  parseCaipAddress,
} from '@foyer/protocol'
import type { Balance } from '../adapter.js'
import type { Client } from '../client.js'
import { findNetwork } from '../network/state.js'
import { type Query, read } from '../queries.js'

/**
 * An account's balance on a network: of the coin, or of the token the host shows instead. `amount` is in
 * the smallest unit. An answer holds for 30 seconds, or until an own transaction changed it.
 *
 * @throws `chain_not_configured` when the host did not list the network
 * @throws `adapter_not_found`
 */
export function getBalance(client: Client, parameters: getBalance.Parameters): Promise<Balance> {
  return read(client, balanceQuery(client, parameters))
}

export declare namespace getBalance {
  type Parameters = {
    caipAddress: CaipAddress
    /** Default: the network in the address. */
    caipNetworkId?: CaipNetworkId | undefined
    /** A token's contract. Default: what the host set in `tokens`, else the coin. */
    token?: string | undefined
  }
}

/** The same as a query, for those who follow it. */
export function balanceQuery(
  client: Client,
  { caipAddress, caipNetworkId, token }: getBalance.Parameters,
): Query<Balance> {
  const { namespace, chainId, address } = parseCaipAddress(caipAddress)
  const id = caipNetworkId ?? (`${namespace}:${chainId}` as const)
  const asked = token ?? client.options.tokens[id]?.address
  const { stamp } = client.store.getState().account
  return {
    queryKey: ['balance', id, address, asked ?? null, stamp],
    staleTime: nativeBalanceCacheMs,
    async queryFn() {
      const network = findNetwork(client.store.getState().network, id)
      if (!network) throw new FoyerError('chain_not_configured')
      const adapter = client.adapters.get(namespace)
      if (!adapter) throw new FoyerError('adapter_not_found')
      return adapter.getBalance({ address, network, ...(asked && { token: asked }) })
    },
  }
}
