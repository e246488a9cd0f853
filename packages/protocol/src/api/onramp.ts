import * as v from 'valibot'
import { currenciesMax, networksMax } from '../catalogue/limits.js'
import { bearer } from './bearer.js'
import { endpoint } from './endpoint.js'
import { Address, CountryCode, Decimal, OrderReference, Text, Word } from './fields.js'
import { RequiredLink } from './links.js'

/** What can be bought, and on which networks it is delivered. */
export const PurchaseCurrency = v.object({
  id: Text,
  name: Text,
  symbol: Word,
  networks: v.pipe(
    v.array(
      v.object({
        name: Text,
        display_name: Text,
        chain_id: Text,
        contract_address: v.nullish(Text),
      }),
    ),
    v.maxLength(networksMax),
  ),
})
export type PurchaseCurrency = v.InferOutput<typeof PurchaseCurrency>

/** What can be paid with, and the least and the most of each way to pay, as decimal texts. */
export const PaymentCurrency = v.object({
  id: Word,
  payment_method_limits: v.pipe(
    v.array(v.object({ id: Word, min: Decimal, max: Decimal })),
    v.maxLength(currenciesMax),
  ),
})
export type PaymentCurrency = v.InferOutput<typeof PaymentCurrency>

/** What can be bought and what with. */
export const OnrampOptions = v.object({
  purchaseCurrencies: v.pipe(v.array(PurchaseCurrency), v.maxLength(currenciesMax)),
  paymentCurrencies: v.pipe(v.array(PaymentCurrency), v.maxLength(currenciesMax)),
  /** The providers that can be named in a quote, the preferred one first. */
  providers: v.optional(v.pipe(v.array(Word), v.maxLength(currenciesMax))),
})
export type OnrampOptions = v.InferOutput<typeof OnrampOptions>

const Money = v.object({ amount: Decimal, currency: Word })

/** What a purchase costs, and what of it is fees. */
export const OnrampQuote = v.object({
  /** The provider that gives it; absent for an estimate. */
  provider: v.optional(Word),
  /** No provider answered: the amount that was sent stands in each field, so that none is a fee. It is no offer. */
  isEstimate: v.optional(v.boolean()),
  paymentTotal: Money,
  paymentSubtotal: Money,
  purchaseAmount: Money,
  coinbaseFee: Money,
  networkFee: Money,
  quoteId: Text,
})
export type OnrampQuote = v.InferOutput<typeof OnrampQuote>

/** A currency by its id, also when the whole entry of the options is given: only its id is read. */
const currency = <const entry extends v.GenericSchema<unknown, { id: string }>>(entry: entry) =>
  v.union([
    Text,
    v.pipe(
      entry,
      v.transform(({ id }) => id),
    ),
  ])

export const createOnrampUrl = endpoint({
  method: 'POST',
  path: '/v1/generators/onrampurl',
  summary: 'Makes the address of a page of the provider where the purchase is paid for.',
  input: {
    /** A purchase for the account that is signed in is shown to its sign-ins on other devices too. */
    headers: bearer,
    body: v.strictObject({
      destinationWallets: v.pipe(
        v.array(
          v.strictObject({
            address: Address,
            blockchains: v.optional(v.pipe(v.array(Word), v.maxLength(50))),
            assets: v.optional(v.pipe(v.array(Word), v.maxLength(50))),
          }),
        ),
        v.minLength(1),
        v.maxLength(10),
      ),
      defaultNetwork: v.optional(Word),
      partnerUserId: v.optional(Text),
      defaultExperience: v.optional(v.literal('buy')),
      presetCryptoAmount: v.optional(Decimal),
      presetFiatAmount: v.optional(Decimal),
      /** The provider whose page it is. Default: the first that sells this. */
      provider: v.optional(Word),
      /** The currency that `presetFiatAmount` is in. Default: USD. */
      fiat: v.optional(Word),
      country: v.optional(CountryCode),
    }),
  },
  output: v.object({
    url: RequiredLink,
    /** The random reference that the purchase is found by in `history?order=`, which shows it to any holder. */
    order: v.optional(OrderReference),
  }),
})

export const getOnrampOptions = endpoint({
  method: 'GET',
  path: '/v1/onramp/options',
  summary: 'Lists what can be bought and what it can be paid with.',
  output: OnrampOptions,
})

export const getOnrampQuote = endpoint({
  method: 'POST',
  path: '/v1/onramp/quote',
  summary: 'Says what a purchase would cost now, fees included.',
  input: {
    body: v.strictObject({
      purchaseCurrency: currency(PurchaseCurrency),
      paymentCurrency: currency(PaymentCurrency),
      amount: Decimal,
      network: v.optional(Text),
      provider: v.optional(Word),
      country: v.optional(CountryCode),
    }),
  },
  output: OnrampQuote,
})
