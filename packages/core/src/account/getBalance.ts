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
import { keeper, kept } from './kept.js'

/**
 * An account's balance on a network: of the coin, or of the token the host shows instead. `amount` is in
 * the smallest unit. An answer holds for 30 seconds, also over a reload, or until an own transaction
 * changed it.
 *
 * @throws `chain_not_configured` when the host did not list the network
 * @throws `adapter_not_found`
 */
export function getBalance(client: Client, parameters: getBalance.Parameters): Promise<Balance> {
  const query = balanceQuery(client, parameters)
  return read(client, { ...query, kept: kept(client, 'balance', keptAs(query)) })
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
  const queryKey = ['balance', id, address, asked ?? null, stamp]
  const keep = keeper(client, 'balance', keptAs({ queryKey }))
  return {
    queryKey,
    staleTime: nativeBalanceCacheMs,
    async queryFn() {
      const network = findNetwork(client.store.getState().network, id)
      if (!network) throw new FoyerError('chain_not_configured')
      const adapter = client.adapters.get(namespace)
      if (!adapter) throw new FoyerError('adapter_not_found')
      const balance = await adapter.getBalance({ address, network, ...(asked && { token: asked }) })
      // What changed meanwhile has made this answer old.
      if (client.store.getState().account.stamp === stamp) keep(balance)
      return balance
    },
  }
}

/** How an answer is kept. The count of changes has no meaning in another visit. */
export function keptAs({ queryKey }: Pick<Query<unknown>, 'queryKey'>): kept.Parameters<Balance> {
  return {
    id: queryKey.slice(1, -1).join(' '),
    lifeMs: nativeBalanceCacheMs,
    read: readKeptBalance,
  }
}

function readKeptBalance(value: unknown): Balance | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { amount, decimals, symbol } = value as Record<keyof Balance, unknown>
  const isBalance =
    typeof amount === 'string' &&
    /^\d{1,78}$/.test(amount) &&
    typeof decimals === 'number' &&
    Number.isInteger(decimals) &&
    decimals >= 0 &&
    decimals <= 255 &&
    typeof symbol === 'string'
  return isBalance ? { amount: BigInt(amount), decimals, symbol } : undefined
}
