import { createPublicClient, http } from 'viem'
import { describeChain } from './createNodeClient.js'
import type { WorldChain } from './world.js'

/** A chain of the sandbox as any client of viem sees it. */
export function createChainClient(chain: WorldChain) {
  return createPublicClient({ chain: describeChain(chain), transport: http(chain.rpcUrl) })
}
