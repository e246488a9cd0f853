import { createSolanaWallet } from '../createSolanaWallet.js'
import type { HostileSolana } from './HostileSolana.js'

/** A wallet that says that it is on every cluster, and sends to the one node that it has. */
export const liesAboutCluster: HostileSolana = (options) => {
  const [{ rpcUrl }] = options.clusters
  const names = ['solana:mainnet', 'solana:devnet', 'solana:testnet', 'solana:localnet'] as const
  const [first, ...others] = names.map((chain) => ({ chain, rpcUrl }))
  return createSolanaWallet({
    ...options,
    name: 'Elsewhere',
    clusters: [first ?? { chain: 'solana:mainnet', rpcUrl }, ...others],
  })
}
