import type { PriceApi } from '../../config/priceApiShape.js'
import { fetchJson } from '../fetchJson.js'
import { isNative } from '../tokens/Token.js'
import { coinGecko } from './coinGecko.js'
import { defiLlama } from './defiLlama.js'
import type { PriceProvider } from './Prices.js'

const services = { coingecko: coinGecko, defillama: defiLlama }
const bounds = { bytesMax: 1_000_000, waitMs: 3_000 }
/** Tokens in one question: they stand in its URL. */
const atOnce = 50

/**
 * Asks the price service of the configuration. Only about listed tokens: it need not hear of what else an
 * account holds. A question that fails costs the others nothing.
 *
 * @throws when every question fails
 */
export function createApiPrices({ kind, url, key, networks }: PriceApi): PriceProvider {
  const base = url.replace(/\/+$/, '')
  return async (network, requested) => {
    const listed = requested.filter(({ isListed }) => isListed)
    const parts = Array.from({ length: Math.ceil(listed.length / atOnce) }, (_, index) =>
      listed.slice(index * atOnce, (index + 1) * atOnce),
    )
    const questions = parts.flatMap((tokens) =>
      services[kind]({
        known: network.family.known?.[network.id],
        pricedCoin: network.family.pricedCoin,
        named: networks[network.id],
        url,
        key,
        tokens,
        isNative: ({ address }) => isNative(network, address),
      }),
    )
    const answers = await Promise.allSettled(
      questions.map(async ({ path, headers = {}, read }) =>
        read(await fetchJson(`${base}${path}`, { ...bounds, headers })),
      ),
    )
    const failed = answers.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected' && answers.every(({ status }) => status === 'rejected'))
      throw failed.reason
    return new Map(answers.flatMap((one) => (one.status === 'fulfilled' ? [...one.value] : [])))
  }
}
