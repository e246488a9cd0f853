import {
  type CaipAddress,
  type CaipNetworkId,
  FoyerError,
  nativeBalanceCacheMs,
  parseCaipAddress,
} from '@foyer/protocol'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import type { Balance } from '../FamilyFeatures.js'
import { findNetwork } from '../network/state.js'
import { type FoyerQueryOptions, queryBehavior } from '../queries.js'
import { queryKey, type TaggedQueryKey } from '../queryKey.js'
import { accountOn } from './accountOn.js'

/**
 * The read of an account's balance on a network: of the coin, or of the token that the host shows instead. `amount` is in the
 * smallest unit. Fresh for 30 seconds.
 *
 * The read fails with `chain_not_configured` when the host did not list the network, and with `adapter_not_found`.
 */
export function getBalanceQueryOptions(
  client: Client,
  parameters: getBalanceQueryOptions.Parameters,
): FoyerQueryOptions<Balance> {
  const { caipNetworkId, address, token } = resolve(client, parameters)
  return {
    ...queryBehavior(nativeBalanceCacheMs),
    queryKey: getBalanceQueryKey(client, parameters),
    async queryFn() {
      const network = findNetwork(client.store.getState().network, caipNetworkId)
      if (!network) throw new FoyerError('chain_not_configured')
      const { namespace } = parseCaipAddress(parameters.caipAddress)
      const adapter = adaptersOf(client).get(namespace)
      if (!adapter) throw new FoyerError('adapter_not_found')
      return adapter.getBalance({ address, network, ...(token && { token }) })
    },
  }
}

export declare namespace getBalanceQueryOptions {
  type Parameters = {
    caipAddress: CaipAddress
    /** Default: the network in the address. */
    caipNetworkId?: CaipNetworkId | undefined
    /** A token's contract. Default: what the host set in `tokens`, else the coin. */
    token?: string | undefined
  }
}

/** The key of `getBalanceQueryOptions`, to read, set or invalidate a balance in the cache. */
export function getBalanceQueryKey(
  client: Client,
  parameters: getBalanceQueryOptions.Parameters,
): TaggedQueryKey<Balance> {
  return queryKey(client, 'balance', resolve(client, parameters))
}

function resolve({ options }: Client, parameters: getBalanceQueryOptions.Parameters) {
  const account = accountOn(parameters)
  const token = parameters.token ?? options.tokens[account.caipNetworkId]?.address
  return { ...account, token }
}
