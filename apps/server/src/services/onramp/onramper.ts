import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { OnramperSettings } from '../../config/onrampSettings.js'
import { sameSecret } from '../../secrets/sameSecret.js'
import { ServiceError } from '../fetchAnswer.js'
import { callProvider, demand } from './callProvider.js'
import { createShelf } from './createShelf.js'
import { Amount, Hash, PaidAddress, Received, Reference, readAmount, VendorId } from './fields.js'
import { isTimely } from './isTimely.js'
import type { OnrampProvider, OrderStatus } from './OnrampProvider.js'
import { toQuote } from './toQuote.js'

const shelf = createShelf({
  'eip155:1': { ETH: 'eth', USDC: 'usdc_ethereum' },
  'eip155:10': { ETH: 'eth_optimism', USDC: 'usdc_optimism' },
  'eip155:137': { USDC: 'usdc_polygon' },
  'eip155:8453': { ETH: 'eth_base', USDC: 'usdc_base' },
  'eip155:42161': { ETH: 'eth_arbitrum', USDC: 'usdc_arbitrum' },
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': { SOL: 'sol', USDC: 'usdc_solana' },
  'bip122:000000000019d6689c085ae165831e93': { BTC: 'btc' },
})

const Offer = v.object({ rate: Amount, networkFee: Amount, transactionFee: Amount, payout: Amount })
/** Services that sell nothing now stand among the others, with errors. */
const Offers = v.array(v.union([Offer, v.object({ errors: v.array(v.unknown()) })]))
const Transaction = v.object({
  ...{ transactionId: VendorId, status: v.string(), partnerContext: Reference },
  ...{ transactionHash: Hash, walletAddress: PaidAddress, outAmount: Received },
})
const Sent = v.object({
  ...{ transactionId: VendorId, partnerContext: Reference, statusDate: v.string() },
})

const statuses: Readonly<Record<string, OrderStatus>> = {
  ...{ new: 'open', pending: 'open', paid: 'paid', completed: 'delivered' },
  ...{ canceled: 'failed', failed: 'failed' },
}

/** Onramper, which stands for several services: its widget by signed addresses. A purchase has a name there that its webhooks alone give. */
export function onramper(settings: OnramperSettings): OnrampProvider {
  const { key, secret, webhookKey } = settings
  const base = settings.url ?? 'https://api.onramper.com'
  const headers = { authorization: key }
  return {
    id: 'onramper',
    fiat: ['USD', 'EUR', 'GBP'],
    sells: shelf.sells,
    async quote({ asset, fiat, amount, country }) {
      const query = new URLSearchParams({
        ...{ amount, paymentMethod: 'creditcard', type: 'buy' },
        ...(country !== undefined && { country: country.toLowerCase() }),
      })
      const path = `/quotes/${fiat.toLowerCase()}/${shelf.nameOf(asset)}?${query}`
      const offers = demand(await callProvider(`${base}${path}`, Offers, { headers }))
      const total = readAmount(amount)
      const [best] = offers
        .filter((one) => 'payout' in one)
        .filter((one) => isOfAmount(one, total))
        .toSorted((one, other) => (one.payout < other.payout ? 1 : -1))
      if (!best) throw new ServiceError('answered about another purchase')
      const { transactionFee: fee, networkFee, payout: received } = best
      return toQuote(
        { total, subtotal: total - fee - networkFee, fee, networkFee, received },
        amount,
      )
    },
    async open({ reference, asset, address, fiat, amount, country }) {
      const code = shelf.nameOf(asset)
      const wallets = `${code}:${address}`
      // Over the address alone, as it is before it is encoded: another one is refused by its page.
      const signature = createHmac('sha256', secret).update(`wallets=${wallets}`).digest('hex')
      const query = new URLSearchParams({
        ...{ apiKey: key, mode: 'buy', onlyCryptos: code, defaultCrypto: code, wallets },
        ...{ isAddressEditable: 'false', defaultFiat: fiat.toLowerCase() },
        ...(amount !== undefined && { defaultAmount: amount }),
        ...(country !== undefined && { country: country.toLowerCase() }),
        ...{ partnerContext: reference, signature },
      })
      return { url: `${settings.pageUrl ?? 'https://buy.onramper.com'}?${query}` }
    },
    async findOrder({ reference, vendorId }) {
      if (vendorId === null) return undefined
      const path = `/transactions/${encodeURIComponent(vendorId)}`
      const found = await callProvider(`${base}${path}`, Transaction, {
        headers: { ...headers, 'x-onramper-secret': webhookKey },
      })
      if (!found) return undefined
      if (found.partnerContext !== reference)
        throw new ServiceError('answered about another purchase')
      return {
        ...{ status: statuses[found.status] ?? 'open', vendorId: found.transactionId },
        ...{ hash: found.transactionHash, received: found.outAmount },
        address: found.walletAddress || undefined,
      }
    },
    async readWebhook({ header, raw, now }) {
      const own = createHmac('sha256', webhookKey).update(raw).digest('hex')
      if (!sameSecret(header('x-onramper-webhook-signature') ?? '', own)) return undefined
      const sent = readSent(raw)
      // Its time is in what is signed, and nowhere else.
      if (!sent || !isTimely(Date.parse(sent.statusDate), now)) return undefined
      return { id: own, references: [sent.partnerContext], vendorId: sent.transactionId }
    },
  }
}

/** Whether what arrives is what the rest of the money buys at the rate, with three per cent between: its answers name neither amount nor currency. */
function isOfAmount({ rate, payout, ...fees }: v.InferOutput<typeof Offer>, total: bigint) {
  const rest = total - fees.networkFee - fees.transactionFee
  const difference = (payout * rate) / readAmount('1') - rest
  return rest > 0n && (difference < 0n ? -difference : difference) * 100n <= rest * 3n
}

function readSent(raw: Uint8Array): v.InferOutput<typeof Sent> | undefined {
  try {
    const read = v.safeParse(Sent, JSON.parse(Buffer.from(raw).toString()))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}
