/** What transactions of a swap service go to, and what takes tokens for it. */
export type SwapPlace = { readonly router: `0x${string}`; readonly spender: `0x${string}` }

/** By CAIP-2 id. */
type SwapPlaces = Readonly<Record<string, SwapPlace>>
type KnownVendor = '0x' | '1inch' | 'lifi' | 'velora' | 'odos' | 'kyberswap'

/** Ethereum, OP Mainnet, BNB Smart Chain, Polygon, Base, Arbitrum One and Avalanche, which every service here serves. */
const common = [1, 10, 56, 137, 8453, 42161, 43114]

function placesOf(chains: readonly number[], router: SwapPlace['router']): SwapPlaces {
  return Object.fromEntries(chains.map((chain) => [`eip155:${chain}`, { router, spender: router }]))
}

/**
 * The contracts of swap services, by their ids and by CAIP-2 id. A server compares with it what a service answers, and a page what a server offers and builds: a contract that
 * is not here is never called, and nothing is allowed to it.
 */
export const knownVendors: Readonly<Record<KnownVendor, SwapPlaces>> = {
  // AllowanceHolder. Settler, which it calls, must never be allowed anything.
  '0x': {
    ...placesOf([...common, 534352], '0x0000000000001fF3684f28c67538d4D072C22734'),
    ...placesOf([5000], '0x0000000000005E88410CcDFaDe4a5EfaE4b49562'),
  },
  '1inch': placesOf([...common, 100, 59144], '0x111111125421cA6dc452d289314280a0f8842A65'),
  lifi: placesOf([...common, 100], '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE'),
  // Augustus V6.2.
  velora: placesOf([...common, 100], '0x6A000F20005980200259B80c5102003040001068'),
  // Router V3.
  odos: placesOf(common, '0x0D05a7D3448512B78fa8A9e46c4872C88C4a0D05'),
  // MetaAggregationRouterV2.
  kyberswap: placesOf(common, '0x6131B5fae19EA4f9D964eAc0408E4408b66337b5'),
}
