import type { World } from 'sandbox'

/** What a host says of a network of the sandbox, so that its pages swap there without a server. */
export function exchangesOf({ contracts, tokens }: World['chains'][number]) {
  const { multicall3, exchange, rangedExchange: v3 } = contracts
  const dollars = tokens.filter(({ symbol }) => symbol === 'MUSD').map(({ address }) => address)
  return {
    contracts: { multicall3: { address: multicall3 } },
    custom: {
      pools: { wrapped: exchange.wrapped, between: dollars, v2: exchange, ...(v3 && { v3 }) },
    },
  }
}
