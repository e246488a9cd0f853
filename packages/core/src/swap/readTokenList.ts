import type { Network } from '@foyer/protocol'
import { getSwapTokens } from '@foyer/protocol/api'
import { callOn } from '../api/callOn.js'
import type { Client } from '../Client.js'
import { fetchOwnQuery } from '../queries.js'
import type { SwapFeatures } from '../SwapFeatures.js'
import { bySymbol } from './bySymbol.js'
import type { SwapListing } from './state.js'
import { swapChainOf } from './swapChainOf.js'

/** So long a list holds. */
const listMs = 3_600_000

/**
 * The tokens of a network that are known to be what they say: the coin, those of the host's server, those that the host named, and those of the exchanges. A source that does not
 * answer adds none.
 */
export async function readTokenList(
  client: Client,
  network: Network,
): Promise<readonly SwapListing[]> {
  const { swaps, rpc } = await swapChainOf(client, network)
  const { caipNetworkId, nativeCurrency } = network
  const { name, symbol, decimals } = nativeCurrency
  const keep = (kind: string, queryFn: () => Promise<readonly SwapListing[]>) =>
    fetchOwnQuery(client, {
      ...{ queryKey: ['swap-tokens', kind, caipNetworkId], staleTime: listMs, queryFn },
    }).catch((): readonly SwapListing[] => [])
  const own = client.options.tokens[caipNetworkId]?.address
  const addresses = [...(own === undefined ? [] : [own]), ...swaps.tokensOf(network)]
  const [served, named] = await Promise.all([
    keep('served', () => fromServer(client, network, swaps)),
    keep('named', async () =>
      (await swaps.readTokens(rpc, { network, addresses })).map((one) => ({
        ...one,
        isListed: true,
      })),
    ),
  ])
  const seen = new Set([''])
  const others = [...served, ...named].filter(({ address = '' }) => {
    const isNew = !seen.has(address.toLowerCase())
    seen.add(address.toLowerCase())
    return isNew
  })
  // The coin is what the network says of it; a list adds its picture alone.
  const iconUrl = served.find(({ address }) => address === undefined)?.iconUrl
  return [{ name, symbol, decimals, iconUrl, isListed: true }, ...others]
}

async function fromServer(
  client: Client,
  { caipNetworkId: chainId }: Network,
  { assetOf }: SwapFeatures,
): Promise<readonly SwapListing[]> {
  const answer = await callOn(client, chainId, getSwapTokens, { query: { chainId } })
  const tokens = (answer?.tokens ?? []).flatMap(
    ({ address: id, name, symbol, decimals, logoUri }) => {
      if (!id.startsWith(`${chainId}:`)) return []
      const iconUrl = logoUri ?? undefined
      return [{ ...assetOf(id), name, symbol, decimals, iconUrl, isListed: true }]
    },
  )
  // Once for an hour: what is in order already takes no time to be put in order with the few others.
  return tokens.sort(bySymbol())
}
