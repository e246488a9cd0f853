import type { CaipNetworkId } from '@foyer/protocol'

/** The clusters that the Wallet Standard names, by their CAIP-2 id: the beginning of the hash of their first block. */
const clusters: Readonly<Record<CaipNetworkId, string>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

const custom = 'solana:localnet'

/** All names that the Wallet Standard has for clusters. */
export const clusterNames: readonly string[] = [...Object.values(clusters), custom]

/** A network as the Wallet Standard names it. It has one name for all clusters of one's own. */
export function toStandardChain(id: CaipNetworkId): string {
  return clusters[id] ?? custom
}

/** The cluster of a name that only one has; `undefined` for any other. */
toStandardChain.reverse = (chain: string): CaipNetworkId | undefined =>
  Object.entries(clusters).find(([, name]) => name === chain)?.[0] as CaipNetworkId | undefined
