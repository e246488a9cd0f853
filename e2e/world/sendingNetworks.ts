import type { FoyerOptions } from '@foyer/core'
import type { Place } from './placeOfRun.js'

/** The sandbox's networks on which coins are sent, each with a block explorer: its links name the transaction. */
export function sendingNetworks({ url, world }: Place): Pick<FoyerOptions, 'networks'> {
  const { chains, solana, bitcoin } = world
  const [first] = chains
  if (!first || !solana || !bitcoin) throw new Error('The sandbox lacks a chain.')
  const blockExplorers = { default: { name: 'Explorer', url: `${url}/explorer` } }
  return {
    networks: [
      {
        ...{ id: first.id, name: first.name, blockExplorers },
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [first.rpcUrl] } },
      },
      {
        ...{ id: solana.id.slice('solana:'.length), name: solana.name, blockExplorers },
        ...{ caipNetworkId: solana.id, chainNamespace: 'solana' },
        nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
        rpcUrls: { default: { http: [solana.rpcUrl] } },
      },
      {
        ...{ id: bitcoin.id.slice('bip122:'.length), name: bitcoin.name, blockExplorers },
        ...{ caipNetworkId: bitcoin.id, chainNamespace: 'bip122' },
        nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
        rpcUrls: { default: { http: [bitcoin.esploraUrl] } },
      },
    ],
  }
}
