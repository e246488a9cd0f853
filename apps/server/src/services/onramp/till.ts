import { createHmac } from 'node:crypto'
import { abortedAfter, parseUnits } from '@foyer/protocol'
import * as v from 'valibot'
import { secondMs } from '../../bounds/times.js'
import type { TillSettings } from '../../config/onrampSettings.js'
import { HttpError } from '../../errors/HttpError.js'
import { fetchAnswer, ServiceError } from '../fetchAnswer.js'
import type { OnrampProvider, SoldAsset } from './OnrampProvider.js'
import { readSigned } from './readSigned.js'

const waitMs = 4 * secondMs
const bytesMax = 16_384
const decimals = 18

const Amount = v.pipe(v.string(), v.regex(/^\d{1,30}(\.\d{1,18})?$/))
const Quote = v.object({
  ...{ network: v.string(), asset: v.string(), fiat: v.string(), amount: v.string() },
  ...{ total: Amount, subtotal: Amount, fee: Amount, networkFee: Amount, received: Amount },
})
const Refusal = v.object({
  reason: v.picklist(['amount_too_small', 'amount_too_large', 'country_not_supported']),
  description: v.pipe(v.string(), v.maxLength(200)),
})
const Purchase = v.object({
  ...{ reference: v.string(), id: v.pipe(v.string(), v.maxLength(100)) },
  status: v.picklist(['open', 'paid', 'delivered', 'failed']),
  address: v.pipe(v.string(), v.maxLength(128)),
  hash: v.nullish(v.pipe(v.string(), v.regex(/^\w{1,100}$/))),
  received: v.nullish(Amount),
})

const Sent = v.object({ reference: v.pipe(v.string(), v.maxLength(100)) })

/**
 * The till of the sandbox: sells coins without worth on test networks, for cards that do not exist. A network whose id is one of the
 * world has nothing, whatever the configuration calls it.
 */
export function till(
  { url, secret, networks }: TillSettings,
  isOfWorld: (network: string) => boolean,
): OnrampProvider {
  const call = (path: string) =>
    fetchAnswer(`${url}${path}`, {
      ...{ bytesMax, signal: abortedAfter(waitMs), redirect: 'error' },
      headers: { authorization: `Bearer ${secret}` },
    })
  return {
    id: 'till',
    fiat: ['USD', 'EUR'],
    sells({ id, testnet, nativeCurrency, settings }) {
      if (!testnet || !networks.includes(id) || isOfWorld(id)) return []
      const { name, symbol } = nativeCurrency
      const tokens = (settings.tokens ?? []).map((token) => ({
        ...{ networkId: id, address: token.address, symbol: token.symbol, name: token.name },
      }))
      return [{ networkId: id, address: undefined, symbol, name }, ...tokens]
    },
    async quote({ asset, fiat, amount, country }) {
      const place = placeOf(asset)
      const query = new URLSearchParams({ ...place, fiat, amount, ...(country && { country }) })
      const { status, json } = await call(`/api/quote?${query}`)
      const refusal = v.safeParse(Refusal, json)
      if (status === 400 && refusal.success)
        throw new HttpError(400, refusal.output.reason, refusal.output.description)
      const quote = v.safeParse(Quote, json)
      if (status !== 200 || !quote.success) throw new ServiceError(`answered ${status}`)
      const { output } = quote
      const same = { ...place, fiat, amount }
      const isSame = Object.entries(same).every(
        ([key, text]) => output[key as keyof typeof same] === text,
      )
      const [total, ...parts] = [output.total, output.subtotal, output.fee, output.networkFee].map(
        (text) => parseUnits(text, decimals),
      )
      if (!isSame || total !== parts.reduce((sum, part) => sum + part, 0n))
        throw new ServiceError('answered about another purchase')
      return output
    },
    async open({ reference, asset, address, fiat, amount, country }) {
      const query = `${new URLSearchParams({
        ...{ reference, ...placeOf(asset), address, fiat },
        ...(amount !== undefined && { amount }),
        ...(country !== undefined && { country }),
      })}`
      const signature = createHmac('sha256', secret).update(query).digest('hex')
      return { url: `${url}/pay?${query}&signature=${signature}` }
    },
    async findOrder({ reference }) {
      const { status, json } = await call(`/api/orders/${reference}`)
      if (status === 404) return undefined
      const found = v.safeParse(Purchase, json)
      if (status !== 200 || !found.success) throw new ServiceError(`answered ${status}`)
      const { id, hash, received, address, ...rest } = found.output
      if (rest.reference !== reference) throw new ServiceError('answered about another purchase')
      return {
        ...{ status: rest.status, vendorId: id, address },
        ...{ hash: hash ?? undefined, received: received ?? undefined },
      }
    },
    async readWebhook({ header, raw, now }) {
      const read = readSigned({ header: header('x-till-signature'), field: 'v0', secret, raw, now })
      const sent = v.safeParse(Sent, read?.json)
      if (!read) return undefined
      return { id: read.id, references: sent.success ? [sent.output.reference] : [] }
    },
  }
}

/** The coin has no contract. */
const placeOf = ({ networkId, address }: SoldAsset) => ({
  network: networkId,
  asset: address ?? 'coin',
})
