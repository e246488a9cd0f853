import { createPublicClient, defineChain, http } from 'viem'
import type { WorldChain } from './world.js'

/** A chain of the sandbox as a client of viem sees it, with the contracts that viem knows of. */
export function createChainClient({ id, name, rpcUrl, contracts }: WorldChain) {
  const { multicall3, ensUniversalResolver } = contracts
  const chain = defineChain({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
    contracts: {
      multicall3: { address: multicall3 },
      ...(ensUniversalResolver && { ensUniversalResolver: { address: ensUniversalResolver } }),
    },
  })
  return createPublicClient({ chain, transport: http(rpcUrl) })
}
