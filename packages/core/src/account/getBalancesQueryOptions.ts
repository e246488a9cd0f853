import {
  balanceCacheMs,
  balanceRetryBlockMs,
  type CaipAddress,
  type CaipNetworkId,
  FoyerError,
  type Network,
} from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { TokenBalance } from '../FamilyFeatures.js'
import { findNetwork } from '../network/state.js'
import { notify } from '../notices/notify.js'
import { type FoyerQueryOptions, queryBehavior } from '../queries.js'
import { queryKey, type TaggedQueryKey } from '../queryKey.js'
import { accountOn } from './accountOn.js'
import { fetchTokens } from './fetchTokens.js'
import { listTokens } from './listTokens.js'
import { failureId } from './state.js'

/**
 * The read of all that an account holds on a network, by value in descending order: from the wallet where that supports it, else
 * from the server; without one, the coin and what the host set in `tokens`. Fresh for 30 seconds. For 30 seconds after a failure
 * the read fails without a request.
 *
 * The read fails with `chain_not_configured` when the host did not list the network, and with `adapter_not_found`,
 * `server_unreachable`, `server_timeout`, `server_answer_invalid`, `http_status`.
 */
export function getBalancesQueryOptions(
  client: Client,
  parameters: getBalancesQueryOptions.Parameters,
): FoyerQueryOptions<readonly TokenBalance[]> {
  const { address, caipNetworkId } = accountOn(parameters)
  return {
    ...queryBehavior(balanceCacheMs),
    queryKey: getBalancesQueryKey(client, parameters),
    async queryFn() {
      const network = findNetwork(client.store.getState().network, caipNetworkId)
      if (!network) throw new FoyerError('chain_not_configured')
      return guarded(client, { network, address }, async () =>
        listTokens(await fetchTokens(client, { network, address }), caipNetworkId),
      )
    },
  }
}

export declare namespace getBalancesQueryOptions {
  type Parameters = {
    caipAddress: CaipAddress
    /** Default: the network in the address. */
    caipNetworkId?: CaipNetworkId | undefined
  }
}

/** The key of `getBalancesQueryOptions`, to read, set or invalidate the tokens of an account in the cache. */
export function getBalancesQueryKey(
  client: Client,
  parameters: getBalancesQueryOptions.Parameters,
): TaggedQueryKey<readonly TokenBalance[]> {
  return queryKey(client, 'balances', accountOn(parameters))
}

/** Notifies the user of a failure; the network's tokens of the account are not requested again for a while. */
async function guarded<value>(
  client: Client,
  { network, address }: { network: Network; address: string },
  fetchAll: () => Promise<value>,
): Promise<value> {
  const { store, clock } = client
  const id = failureId(network.caipNetworkId, address)
  const failure = store.getState().account.failures[id]
  if (failure && clock.now() - failure.at < balanceRetryBlockMs) throw failure.error
  try {
    return await fetchAll()
  } catch (error) {
    store.setState(({ account }) => ({
      account: { ...account, failures: { ...account.failures, [id]: { at: clock.now(), error } } },
    }))
    notify(client, { kind: 'error', code: 'balance_unavailable' })
    throw error
  }
}
