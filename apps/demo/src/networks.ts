import { defineChain } from 'viem'
import { readWorld, type WorldChain } from './world.js'

/** The networks this market works on: any viem chains do. One of the sandbox's is left out on purpose. */
export function marketNetworks() {
  const [first, ...others] = readWorld()
    .chains.filter(({ configured }) => configured)
    .map(toChain)
  if (!first) throw new Error('The sandbox has no chains.')
  return [first, ...others] as const
}

function toChain({ id, name, rpcUrl, contracts }: WorldChain) {
  return defineChain({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
    contracts: { multicall3: { address: contracts.multicall3 } },
  })
}

/** Their pictures, by id. */
export const networkImages = {
  31337: '/networks/one.svg',
  31338: '/networks/two.svg',
}
