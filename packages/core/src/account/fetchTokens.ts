import { balanceNamespaces, FoyerError, formatUnits, type Network } from '@foyer/protocol'
import { adaptersOf } from '../adaptersOf.js'
import { callBalance } from '../api/callBalance.js'
import { isServed } from '../api/callOn.js'
import type { Client } from '../Client.js'
import type { TokenBalance } from '../FamilyFeatures.js'

type Target = { network: Network; address: string }

/** All that an account holds on a network: from its wallet where that supports it, else from the server, else from the chain. */
export async function fetchTokens(
  client: Client,
  target: Target,
): Promise<readonly TokenBalance[]> {
  const { chainNamespace, testnet } = target.network
  const fromWallet = await fetchFromWallet(client, target)
  if (fromWallet) return fromWallet
  // The coins of a test network have no value that a server could know.
  const isListed = !testnet && balanceNamespaces.includes(chainNamespace)
  return (isListed && (await fetchFromServer(client, target))) || fetchFromChain(client, target)
}

/** A wallet that fails counts as one without support. */
async function fetchFromWallet(client: Client, { network, address }: Target) {
  const connection = client.store.getState().connection.byNamespace[network.chainNamespace]
  const isOwn = connection?.accounts.some((account) => account.address === address)
  if (!connection || !isOwn) return undefined
  const adapter = adaptersOf(client).get(network.chainNamespace)
  return adapter?.getAssets?.(connection.connectorId, { address, network }).catch(() => undefined)
}

/** `undefined` when there is no server, or it does not say that it serves the network. */
async function fetchFromServer(client: Client, { network, address }: Target) {
  const isKnown = await isServed(client, network.caipNetworkId).catch(() => false)
  if (!isKnown) return undefined
  return callBalance(client, { network, address })
}

/** From the chain, without prices: all tokens where the network lists them, else those that the host set. */
async function fetchFromChain(client: Client, { network, address }: Target) {
  const adapter = adaptersOf(client).get(network.chainNamespace)
  if (!adapter) throw new FoyerError('adapter_not_found')
  if (adapter.getTokens) return adapter.getTokens({ address, network })
  const token = client.options.tokens[network.caipNetworkId]?.address
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
