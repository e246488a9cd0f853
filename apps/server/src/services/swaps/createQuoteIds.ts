import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { sameSecret } from '../../secrets/sameSecret.js'
import { addressKey } from '../tokens/Token.js'
import type { SwapOffer, SwapOrder } from './SwapProvider.js'

/** Ids of quotes. None is stored: an id carries what was offered for which order until when, under a MAC, so that any process reads it. */
export type QuoteIds = {
  write(order: SwapOrder, quote: SealedQuote): string
  /** `undefined` for one that is of another making, and for one that is over. */
  read(id: string): (SealedQuote & { readonly key: string; readonly token: string }) | undefined
}

type SealedQuote = {
  readonly provider: string
  readonly offer: SwapOffer
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

const Units = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.transform((text) => BigInt(text)),
)
const Sealed = v.tuple([
  v.string(),
  v.string(),
  v.string(),
  v.number(),
  v.boolean(),
  Units,
  v.nullable(v.string()),
  v.string(),
  Units,
  v.unknown(),
])

export function createQuoteIds(secret: Uint8Array, now: () => number): QuoteIds {
  const macOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  return {
    write(order, { provider, offer, expiresAt }) {
      const { isExact, toAmount, spender = null, router, gas, way } = offer
      const token = `${order.network.id} ${addressKey(order.from)}`
      const said = [
        ...[orderKey(order), token, provider, expiresAt, isExact],
        ...[String(toAmount), spender, router, String(gas), way],
      ]
      const text = Buffer.from(JSON.stringify(said)).toString('base64url')
      return `${text}.${macOf(text)}`
    },
    read(id) {
      const [text = '', mac = ''] = id.split('.')
      if (!sameSecret(mac, macOf(text))) return undefined
      const said = v.parse(Sealed, JSON.parse(Buffer.from(text, 'base64url').toString()))
      const [key, token, provider, expiresAt, isExact, ...terms] = said
      const [toAmount, spender, router, gas, way] = terms
      if (now() >= expiresAt) return undefined
      const facts = { isExact, toAmount, router, gas, way, spender: spender ?? undefined }
      const offer = { ...facts, fees: [], impactBps: undefined }
      return { key, token, provider, expiresAt, offer }
    },
  }
}

/** What an order is compared by. */
export function orderKey({ network, from, to, amount, account }: SwapOrder): string {
  return [network.id, addressKey(from), addressKey(to), amount, addressKey(account)].join(' ')
}
