import * as v from 'valibot'
import { addressKey } from '../tokens/Token.js'
import type { PriceQuestion, PriceService } from './PriceService.js'

const Answer = v.record(v.string(), v.object({ usd: v.optional(v.nullable(v.number())) }))

/** The interface of CoinGecko, with the key of either of its plans. */
export const coinGecko: PriceService = ({ known, named, url, key, tokens, isNative }) => {
  const { platform, coin } = known?.coinGecko ?? {}
  // The two plans have hosts of their own, and each refuses the other's header.
  const plan = /^https?:\/\/pro-/i.test(url) ? 'pro' : 'demo'
  const headers: Record<string, string> = key === '' ? {} : { [`x-cg-${plan}-api-key`]: key }
  const questions: PriceQuestion[] = []

  const native = tokens.find(isNative)
  if (native && coin !== undefined)
    questions.push({
      path: `/simple/price?ids=${coin}&vs_currencies=usd`,
      headers,
      read: (answer) => readPrices(answer, new Map([[coin, addressKey(native.address)]])),
    })

  const others = tokens.filter((token) => !isNative(token))
  const place = named ?? platform
  if (others.length > 0 && place !== undefined) {
    const names = others.map(({ address }) => addressKey(address))
    const list = names.map(encodeURIComponent).join(',')
    questions.push({
      path: `/simple/token_price/${place}?contract_addresses=${list}&vs_currencies=usd`,
      headers,
      read: (answer) => readPrices(answer, new Map(names.map((name) => [name, name]))),
    })
  }
  return questions
}

function readPrices(answer: unknown, keys: ReadonlyMap<string, string>) {
  const { success, output } = v.safeParse(Answer, answer)
  return new Map(
    (success ? Object.entries(output) : []).flatMap(([name, { usd }]) => {
      const key = keys.get(addressKey(name))
      return key !== undefined && typeof usd === 'number' ? [[key, usd] as const] : []
    }),
  )
}
