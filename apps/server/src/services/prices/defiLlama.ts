import * as v from 'valibot'
import { addressKey } from '../tokens/Token.js'
import type { PriceService } from './PriceService.js'

const Answer = v.object({
  coins: v.record(v.string(), v.object({ price: v.number(), confidence: v.optional(v.number()) })),
})
/** The service itself says how sure it is, from 0 to 1. */
const confidenceMin = 0.7

/** The interface of DefiLlama's coins service. */
export const defiLlama: PriceService = ({ network, named, tokens, isNative }) => {
  const chain = named ?? chains[network]
  if (chain === undefined) return []
  const keys = new Map(
    tokens.map((token) => [
      `${chain}:${isNative(token) ? nativeOf(chain) : addressKey(token.address)}`,
      addressKey(token.address),
    ]),
  )
  const path = `/prices/current/${[...keys.keys()].map(encodeURIComponent).join(',')}`
  return [
    {
      path,
      read(answer) {
        const { success, output } = v.safeParse(Answer, answer)
        const coins = success ? Object.entries(output.coins) : []
        return new Map(
          coins.flatMap(([name, { price, confidence = 1 }]) => {
            const key = keys.get(name)
            return key !== undefined && confidence >= confidenceMin ? [[key, price]] : []
          }),
        )
      },
    },
  ]
}

function nativeOf(chain: string): string {
  return wrappedCoins.get(chain) ?? '0x0000000000000000000000000000000000000000'
}

/** The tokens that stand for the native coin, by the service's own names of chains; the zero address on the others. */
const wrappedCoins = new Map([['solana', 'So11111111111111111111111111111111111111112']])

const chains: Readonly<Record<string, string>> = {
  'eip155:1': 'ethereum',
  'eip155:10': 'optimism',
  'eip155:56': 'bsc',
  'eip155:100': 'xdai',
  'eip155:137': 'polygon',
  'eip155:324': 'era',
  'eip155:8453': 'base',
  'eip155:42161': 'arbitrum',
  'eip155:42220': 'celo',
  'eip155:43114': 'avax',
  'eip155:59144': 'linea',
  'eip155:534352': 'scroll',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana',
}
