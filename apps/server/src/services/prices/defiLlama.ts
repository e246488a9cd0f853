import * as v from 'valibot'
import { zeroAddress } from 'viem'
import { addressKey, type Token } from '../tokens/Token.js'
import type { PriceService } from './PriceService.js'

const Answer = v.object({
  coins: v.record(v.string(), v.object({ price: v.number(), confidence: v.optional(v.number()) })),
})
/** The service itself says how sure it is, from 0 to 1. */
const confidenceMin = 0.7

/** The interface of DefiLlama's coins service. */
export const defiLlama: PriceService = ({
  known,
  named,
  pricedCoin = zeroAddress,
  tokens,
  isNative,
}) => {
  const chain = named ?? known?.defiLlama
  const coin = known?.coinGecko?.coin
  const nameOf = (token: Token) => {
    if (chain !== undefined)
      return `${chain}:${isNative(token) ? pricedCoin : addressKey(token.address)}`
    // It knows coins of chains without tokens by the other service's names.
    return coin !== undefined && isNative(token) ? `coingecko:${coin}` : undefined
  }
  const keys = new Map(
    tokens.flatMap((token) => {
      const name = nameOf(token)
      return name === undefined ? [] : [[name, addressKey(token.address)] as const]
    }),
  )
  if (keys.size === 0) return []
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
