import { within } from '@foyer/protocol'
import type { Logger } from 'pino'
import QuickLRU from 'quick-lru'
import { describeError } from '../../errors/describeError.js'
import type { ServedNetwork } from '../chains/Chains.js'
import { addressKey, type Token } from '../tokens/Token.js'
import type { PriceList, PriceProvider, Prices } from './Prices.js'

const cacheMs = 60_000
const cacheMax = 20_000
/** A provider that takes longer has no price. */
const waitMs = 4_000
/** A token that costs more than this is a mistake or a lie. */
const priceMax = 1_000_000_000_000

type Cached = { until: number; price: Promise<number | undefined> }

/** Queries all providers and takes the first price in their order. Concurrent calls for the same token share the answer. */
export function createPrices({ providers, log, now }: createPrices.Parts): Prices {
  const cached = new QuickLRU<string, Cached>({ maxSize: cacheMax })

  async function fetchPrices(
    provider: PriceProvider,
    network: ServedNetwork,
    tokens: readonly Token[],
  ) {
    try {
      return await within(provider(network, tokens), waitMs)
    } catch (error) {
      log.warn({ network: network.id, ...describeError(error) }, 'Prices are missing')
      return none
    }
  }
  async function fetchAll(network: ServedNetwork, tokens: readonly Token[]) {
    return Promise.all(providers.map((provider) => fetchPrices(provider, network, tokens)))
  }

  return {
    async of(network, tokens) {
      const keyed = tokens.map((token) => ({ token, key: addressKey(token.address) }))
      const isCached = (key: string) => (cached.get(`${network.id} ${key}`)?.until ?? 0) > now()
      const missing = keyed.filter(({ key }) => !isCached(key))
      if (missing.length > 0) {
        const answers = fetchAll(
          network,
          missing.map(({ token }) => token),
        )
        for (const { key } of missing) {
          const price = answers.then((lists) => firstPrice(lists, key))
          cached.set(`${network.id} ${key}`, { until: now() + cacheMs, price })
        }
      }
      const entries = await Promise.all(
        keyed.map(
          async ({ key }) => [key, await cached.get(`${network.id} ${key}`)?.price] as const,
        ),
      )
      return new Map(entries.flatMap(([key, price]) => (price === undefined ? [] : [[key, price]])))
    },
  }
}

export declare namespace createPrices {
  type Parts = {
    /** In the order in which they are believed. */
    providers: readonly PriceProvider[]
    log: Logger
    now(): number
  }
}

const none: PriceList = new Map()

function firstPrice(lists: readonly PriceList[], key: string): number | undefined {
  return lists.map((list) => list.get(key)).find(isPrice)
}

function isPrice(price: number | undefined): price is number {
  return price !== undefined && Number.isFinite(price) && price > 0 && price <= priceMax
}
