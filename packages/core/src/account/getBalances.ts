import {
  balanceCacheMs,
  balanceNamespaces,
  balanceRetryBlockMs,
  type CaipAddress,
  type CaipNetworkId,
  FoyerError,
  formatUnits,
  type Network,
  notices,
  parseCaipAddress,
} from '@foyer/protocol'
import { getBalance as getServerBalance } from '@foyer/protocol/api'
import type { TokenBalance } from '../adapter.js'
import { call } from '../api/call.js'
import { isServed } from '../api/callOn.js'
import type { Client } from '../client.js'
import { findNetwork } from '../network/state.js'
import { notify } from '../notices/notify.js'
import { type Query, read } from '../queries.js'
import { keeper, kept } from './kept.js'
import { listTokens } from './listTokens.js'
import { readKeptTokens } from './readKept.js'
import { failureId } from './state.js'

/**
 * All that an account holds on a network, the dearest first: as the wallet tells it where it can, else as
 * the server does; without one, the coin and what the host set in `tokens`. An answer holds for 30
 * seconds, also over a reload, or until an own transaction changed it. After a failure nobody is asked
 * for 30 seconds.
 *
 * @throws `chain_not_configured` when the host did not list the network
 * @throws `adapter_not_found`, `server_unreachable`, `server_timeout`, `server_answer_invalid`, `http_status`
 */
export function getBalances(
  client: Client,
  parameters: getBalances.Parameters,
): Promise<readonly TokenBalance[]> {
  const query = balancesQuery(client, parameters)
  return read(client, { ...query, kept: kept(client, 'tokens', keptAs(query)) })
}

export declare namespace getBalances {
  type Parameters = {
    caipAddress: CaipAddress
    /** Default: the network in the address. */
    caipNetworkId?: CaipNetworkId | undefined
  }
}

/** The same as a query, for those who follow it. */
export function balancesQuery(
  client: Client,
  { caipAddress, caipNetworkId }: getBalances.Parameters,
): Query<readonly TokenBalance[]> {
  const { namespace, chainId, address } = parseCaipAddress(caipAddress)
  const id = caipNetworkId ?? (`${namespace}:${chainId}` as const)
  const { stamp } = client.store.getState().account
  const queryKey = ['tokens', id, address, stamp]
  const keep = keeper(client, 'tokens', keptAs({ queryKey }))
  return {
    queryKey,
    staleTime: balanceCacheMs,
    async queryFn() {
      const network = findNetwork(client.store.getState().network, id)
      if (!network) throw new FoyerError('chain_not_configured')
      const tokens = await guarded(client, { network, address }, async () =>
        listTokens(await askAll(client, { network, address }), id),
      )
      if (client.store.getState().account.stamp === stamp) keep(tokens)
      return tokens
    },
  }
}

export function keptAs({ queryKey }: Pick<Query<unknown>, 'queryKey'>) {
  return {
    id: queryKey.slice(1, -1).join(' '),
    lifeMs: balanceCacheMs,
    read: readKeptTokens,
  }
}

type Asked = { network: Network; address: string }

/** Tells the person of a failure, and spares whoever failed for a while. */
async function guarded<value>(
  client: Client,
  { network, address }: Asked,
  ask: () => Promise<value>,
): Promise<value> {
  const { store, clock } = client
  const id = failureId(network.caipNetworkId, address)
  const failure = store.getState().account.failures[id]
  if (failure && clock.now() - failure.at < balanceRetryBlockMs) throw failure.error
  try {
    return await ask()
  } catch (error) {
    store.setState(({ account }) => ({
      account: { ...account, failures: { ...account.failures, [id]: { at: clock.now(), error } } },
    }))
    notify(client, { kind: 'error', text: notices.balance_unavailable })
    throw error
  }
}

async function askAll(client: Client, asked: Asked): Promise<readonly TokenBalance[]> {
  const { chainNamespace, testnet } = asked.network
  const fromWallet = await askWallet(client, asked)
  if (fromWallet) return fromWallet
  // Play money has no worth that a server could tell.
  const isListed = !testnet && balanceNamespaces.includes(chainNamespace)
  return (isListed && (await askServer(client, asked))) || askChain(client, asked)
}

/** A wallet that fails to tell is as one that cannot. */
async function askWallet({ store, adapters }: Client, { network, address }: Asked) {
  const connection = store.getState().connection.byNamespace[network.chainNamespace]
  const isOwn = connection?.accounts.some((account) => account.address === address)
  if (!connection || !isOwn) return undefined
  const adapter = adapters.get(network.chainNamespace)
  return adapter?.getAssets?.(connection.connectorId, { address, network }).catch(() => undefined)
}

/** `undefined` when there is no server, or it does not say that it serves the network. */
async function askServer(client: Client, { network, address }: Asked) {
  const isTold = await isServed(client, network.caipNetworkId).catch(() => false)
  if (!isTold) return undefined
  const { account, connection } = client.store.getState()
  const forced = account.changed.filter((token) => token.startsWith(`${network.caipNetworkId}:`))
  const { balances } = await call(client, getServerBalance, {
    params: { address },
    query: {
      currency: 'usd',
      chainId: network.caipNetworkId,
      ...(forced.length > 0 && { forceUpdate: forced.join(',') }),
    },
  })
  // What is in no block yet changes once more.
  const isSettled = !connection.pending[network.chainNamespace]
  if (forced.length > 0 && isSettled)
    client.store.setState(({ account }) => ({
      account: { ...account, changed: account.changed.filter((token) => !forced.includes(token)) },
    }))
  return balances
}

/** What the chain itself tells: no names of tokens but those the host set, and no prices. */
async function askChain({ adapters, options }: Client, { network, address }: Asked) {
  const adapter = adapters.get(network.chainNamespace)
  if (!adapter) throw new FoyerError('adapter_not_found')
  const token = options.tokens[network.caipNetworkId]?.address
  const [coin, own] = await Promise.all([
    adapter.getBalance({ address, network }),
    token === undefined ? undefined : adapter.getBalance({ address, network, token }),
  ])
  const write = ({ amount, decimals }: typeof coin) => ({
    decimals: String(decimals),
    numeric: formatUnits(amount, decimals),
  })
  const base = { chainId: network.caipNetworkId, price: 0 }
  return [
    { ...base, name: network.nativeCurrency.name, symbol: coin.symbol, quantity: write(coin) },
    ...(own
      ? [
          {
            ...base,
            name: own.symbol,
            symbol: own.symbol,
            address: `${network.caipNetworkId}:${token}`,
            quantity: write(own),
          },
        ]
      : []),
  ]
}
