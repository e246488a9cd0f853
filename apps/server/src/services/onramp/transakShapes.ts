import * as v from 'valibot'
import { Amount, Hash, PaidAddress, Received, Reference, VendorId } from './fields.js'

export const TransakFiat = v.object({
  response: v.array(
    v.object({
      symbol: v.string(),
      supportingCountries: v.array(v.string()),
      paymentOptions: v.array(v.object({ minAmount: Amount, maxAmount: Amount })),
    }),
  ),
})
export const TransakQuote = v.object({
  response: v.object({
    ...{ fiatCurrency: v.string(), cryptoCurrency: v.string(), network: v.string() },
    ...{ isBuyOrSell: v.string(), fiatAmount: Amount, cryptoAmount: Amount, totalFee: Amount },
    feeBreakdown: v.array(v.object({ id: v.string(), value: Amount })),
  }),
})
export const TransakRefusal = v.object({ error: v.object({ message: v.string() }) })
export const TransakPage = v.object({
  data: v.object({ widgetUrl: v.pipe(v.string(), v.startsWith('https://'), v.maxLength(4_000)) }),
})
export const TransakOrders = v.object({
  data: v.array(
    v.object({
      ...{ id: VendorId, status: v.string(), partnerOrderId: v.nullish(Reference) },
      ...{ walletAddress: PaidAddress, transactionHash: Hash, cryptoAmount: Received },
    }),
  ),
})
