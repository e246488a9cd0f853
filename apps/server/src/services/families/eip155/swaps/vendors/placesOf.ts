import type { VendorPlace } from './Vendor.js'

/** The same contracts on several chains, which call them and let them take tokens alike. */
export function placesOf(
  chains: readonly number[],
  router: string,
  spender: string = router,
): Readonly<Record<string, VendorPlace>> {
  return Object.fromEntries(chains.map((chain) => [`eip155:${chain}`, { router, spender }]))
}

/** Ethereum, OP Mainnet, BNB Smart Chain, Polygon, Base, Arbitrum One and Avalanche, which every service here serves. */
export const commonChains = [1, 10, 56, 137, 8453, 42161, 43114] as const
