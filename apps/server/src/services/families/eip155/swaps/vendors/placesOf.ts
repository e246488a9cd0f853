import type { VendorPlace } from './Vendor.js'

/** The same contracts on several chains, which call them and let them take tokens alike. */
export function placesOf(
  chains: readonly number[],
  router: string,
  spender: string = router,
): Readonly<Record<string, VendorPlace>> {
  return Object.fromEntries(chains.map((chain) => [`eip155:${chain}`, { router, spender }]))
}
