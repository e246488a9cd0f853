import {
  createTestClient,
  defineChain,
  http,
  type LocalAccount,
  publicActions,
  walletActions,
} from 'viem'
import type { WorldChain } from './world.js'

export type NodeClient = ReturnType<typeof createNodeClient>

type Place = Pick<WorldChain, 'id' | 'name' | 'rpcUrl'> & Partial<Pick<WorldChain, 'contracts'>>

/** A chain of the sandbox as viem describes one, with the contracts that viem knows of. */
export function describeChain({ id, name, rpcUrl, contracts }: Place) {
  const { multicall3, ensUniversalResolver } = contracts ?? {}
  return defineChain({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
    contracts: {
      ...(multicall3 && { multicall3: { address: multicall3 } }),
      ...(ensUniversalResolver && { ensUniversalResolver: { address: ensUniversalResolver } }),
    },
    // Nothing replaces a transaction here, and while viem looks for one that does, it passes over the next block. On a chain that makes a block
    // for each transaction that may be the last one, and the wait for a receipt would never end.
    supportsTransactionReplacementDetection: false,
  })
}

/** A client that may do to the node what only a test node lets one do. Sends for the account that it is given, which may be none. */
export function createNodeClient<account extends LocalAccount | undefined = undefined>(
  chain: Place,
  account?: account,
) {
  return createTestClient({
    mode: 'anvil',
    account: account as account,
    chain: describeChain(chain),
    transport: http(chain.rpcUrl),
    pollingInterval: 20,
  })
    .extend(publicActions)
    .extend(walletActions)
}
