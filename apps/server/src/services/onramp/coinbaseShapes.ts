import * as v from 'valibot'
import { Amount, Hash, PaidAddress, Received, Reference, VendorId } from './fields.js'

/** Its documents show answers inside `data`, and its clients read them without. */
function answer<schema extends v.GenericSchema>(shape: schema) {
  const wrapped = v.pipe(
    v.object({ data: shape }),
    v.transform(({ data }) => data),
  )
  return v.union([wrapped, shape])
}

/** Money: its documents call the sum `amount` in quotes and `value` in reports. */
const Money = v.union([
  v.object({ amount: Amount, currency: v.string() }),
  v.pipe(
    v.object({ value: Amount, currency: v.string() }),
    v.transform(({ value, currency }) => ({ amount: value, currency })),
  ),
])
export const CoinbaseQuote = answer(
  v.object({
    ...{ payment_total: Money, payment_subtotal: Money, purchase_amount: Money },
    ...{ coinbase_fee: Money, network_fee: Money },
  }),
)
const Limits = v.array(v.object({ id: v.string(), min: Amount, max: Amount }))
export const CoinbaseOptions = answer(
  v.object({
    payment_currencies: v.array(
      v.object({
        id: v.string(),
        limits: v.optional(Limits, []),
        payment_method_limits: v.optional(Limits, []),
      }),
    ),
  }),
)
export const CoinbaseToken = answer(
  v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(4_000)) }),
)
export const CoinbaseTransactions = answer(
  v.object({
    transactions: v.array(
      v.object({
        ...{ status: v.string(), transaction_id: VendorId, tx_hash: Hash },
        partner_user_ref: v.nullish(Reference),
        purchase_network: v.nullish(v.string()),
        wallet_address: PaidAddress,
        purchase_amount: v.optional(v.object({ value: Received })),
      }),
    ),
  }),
)
export const CoinbaseEvent = v.union([
  v.object({ partnerUserRef: Reference }),
  v.pipe(
    v.object({ data: v.object({ partnerUserRef: Reference }) }),
    v.transform(({ data }) => data),
  ),
])
