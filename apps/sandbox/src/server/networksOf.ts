import type { World } from '../chain/world.js'
import { drawCoin } from './drawCoin.js'

/** What the server has to know of the sandbox's chains, as its configuration writes it. */
export function networksOf({ bitcoin, chains, solana }: World): Readonly<Record<string, unknown>> {
  const evm = chains.map(({ id, name, rpcUrl, contracts, tokens }) => [
    `eip155:${id}`,
    {
      rpc: [rpcUrl],
      name,
      testnet: true,
      contracts: {
        multicall3: contracts.multicall3,
        ...(contracts.ensUniversalResolver && {
          ensUniversalResolver: contracts.ensUniversalResolver,
        }),
      },
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18, logoURI: drawCoin('ETH') },
      tokens: tokens.map((token) => ({ ...token, logoURI: drawCoin(token.symbol) })),
      pools: {
        ...contracts.exchange,
        ...(contracts.rangedExchange && { v3: contracts.rangedExchange }),
        dollars: tokens.filter(({ symbol }) => symbol === 'MUSD').map(({ address }) => address),
      },
      index: { from: 0 },
    },
  ])
  const nativeCurrency = { name: 'Solana', symbol: 'SOL', decimals: 9, logoURI: drawCoin('SOL') }
  const local = solana && {
    [solana.id]: {
      ...{ rpc: [solana.rpcUrl], name: solana.name, testnet: true, nativeCurrency },
      tokens: (solana.tokens ?? []).map((token) => ({ ...token, logoURI: drawCoin(token.symbol) })),
    },
  }
  const coin = { name: 'Bitcoin', symbol: 'BTC', decimals: 8, logoURI: drawCoin('BTC') }
  const ofOutputs = bitcoin && {
    [bitcoin.id]: {
      ...{ rest: [bitcoin.esploraUrl], name: bitcoin.name, testnet: true, nativeCurrency: coin },
    },
  }
  return { ...Object.fromEntries(evm), ...local, ...ofOutputs }
}
