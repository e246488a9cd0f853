import QuickLRU from 'quick-lru'
import { type Hex, parseAbi, zeroAddress } from 'viem'
import type { NetworkSettings } from '../../../config/networks.js'
import type { ServedNetwork } from '../../chains/Chains.js'
import type { PriceProvider } from '../../prices/Prices.js'
import type { Read } from '../../reads/Reads.js'
import { addressKey, isNative } from '../../tokens/Token.js'
import type { FamilyParts } from '../ServedFamily.js'
import { type LiquidityPool, priceByPools, toNumber } from './priceByPools.js'

const abi = parseAbi([
  'function getPair(address, address) view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
])
/** Whether there is a pool is asked again after so long; where one is does not change. */
const absentMs = 600_000

type Pools = NonNullable<NetworkSettings['pools']>
type Side = { key: string; quote: string }

/**
 * Reads prices off the pools of an exchange of the Uniswap v2 kind: against a dollar, or against the wrapped
 * coin and from there to dollars. They are of this moment and can be moved with enough money: for show, never to settle by.
 */
export function createPoolPrices({
  reads,
  tokens,
}: Pick<FamilyParts, 'reads' | 'tokens'>): PriceProvider {
  const places = new QuickLRU<string, string>({ maxSize: 50_000 })
  const absent = new QuickLRU<string, true>({ maxSize: 50_000, maxAge: absentMs })

  async function findPlaces({ id }: ServedNetwork, { factory }: Pools, sides: readonly Side[]) {
    const keyOf = ({ key, quote }: Side) => `${id} ${factory} ${key} ${quote}`
    const unknown = sides.filter((side) => !places.has(keyOf(side)) && !absent.has(keyOf(side)))
    const calls = unknown.map(
      ({ key, quote }): Read => ({
        address: factory as Hex,
        abi,
        functionName: 'getPair',
        args: [key, quote],
      }),
    )
    const found = await reads.many(id, calls)
    for (const [index, side] of unknown.entries()) {
      const place = found[index]
      if (typeof place === 'string' && place !== zeroAddress) places.set(keyOf(side), place)
      else absent.set(keyOf(side), true)
    }
    return sides.flatMap((side) => {
      const place = places.get(keyOf(side))
      return place === undefined ? [] : [{ ...side, place }]
    })
  }

  return async (network, requested) => {
    const { pools } = network.settings
    if (!pools) return new Map()
    const wrapped = addressKey(pools.wrapped)
    const dollars = pools.dollars.map(addressKey)
    const priced = requested.map((token) => ({
      token,
      requestedKey: addressKey(token.address),
      key: isNative(network, token.address) ? wrapped : addressKey(token.address),
    }))
    const quotes = [...dollars, wrapped]
    const keys = [...new Set([wrapped, ...priced.map(({ key }) => key)])]
    const sides = keys.flatMap((key) =>
      quotes
        .filter((quote) => quote !== key && !dollars.includes(key))
        .map((quote) => ({ key, quote })),
    )
    const [found, known] = await Promise.all([
      findPlaces(network, pools, sides),
      tokens.find(network, dollars),
    ])
    const reserves = await reads.many(
      network.id,
      found.map(({ place }): Read => ({ address: place as Hex, abi, functionName: 'getReserves' })),
    )
    const open = found.flatMap((side, index) => toPool(side, reserves[index]))
    const decimals = new Map<string, number>(
      [...known, ...requested].map((token) => [addressKey(token.address), token.decimals]),
    )
    decimals.set(wrapped, network.nativeCurrency.decimals)
    const prices = priceByPools({ pools: open, dollars, wrapped, decimals })
    return new Map(
      priced.flatMap(({ key, requestedKey }) => {
        const price = prices.get(key)
        return price === undefined ? [] : [[requestedKey, toNumber(price)]]
      }),
    )
  }
}

/** A pool holds its two tokens in the order of their addresses. */
function toPool({ key, quote }: Side, reserves: unknown): LiquidityPool[] {
  if (!Array.isArray(reserves)) return []
  const [first, second]: unknown[] = reserves
  if (typeof first !== 'bigint' || typeof second !== 'bigint') return []
  const [ofToken, ofQuote] = key < quote ? [first, second] : [second, first]
  return [{ key, quote, ofToken, ofQuote }]
}
