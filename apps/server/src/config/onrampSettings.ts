import * as v from 'valibot'
import { jsonShape } from './jsonShape.js'
import { readCoinbaseKey } from './readCoinbaseKey.js'
import { ServiceUrl } from './ServiceUrl.js'
import { whole } from './whole.js'

const Key = v.pipe(v.string(), v.regex(/^[\w-]{1,500}$/))
const Country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))

const MoonPaySettings = v.strictObject({
  /** The publishable key, which stands in the addresses of its pages. */
  key: Key,
  /** The secret key that these addresses are signed with. */
  secret: Key,
  /** The key that its webhooks are signed with. Without it none is taken. */
  webhookKey: v.optional(Key),
  /** Where its calls go and where its page is, if not where it says itself: its sandbox, or a proxy of the operator. */
  url: v.optional(ServiceUrl),
  pageUrl: v.optional(ServiceUrl),
})
/** How MoonPay is reached. */
export type MoonPaySettings = v.InferOutput<typeof MoonPaySettings>

/** Where a provider's calls go and where its page is, if not where it says itself: its sandbox, or a proxy of the operator. */
const places = { url: v.optional(ServiceUrl), pageUrl: v.optional(ServiceUrl) }

const CoinbaseSettings = v.strictObject({
  ...places,
  /** The id of the secret key, which stands in tokens. */
  keyId: v.pipe(v.string(), v.regex(/^[\w/-]{1,300}$/)),
  /** The secret key that tokens are signed with: Ed25519 as base64, or PEM of a P-256 key. */
  secret: v.pipe(
    v.string(),
    v.maxLength(2_000),
    v.check((text) => readCoinbaseKey(text) !== undefined),
  ),
  /** The secret of the webhook subscription. Without it none is taken. */
  webhookKey: v.optional(Key),
  /** ISO 3166-1: where buyers are that name no country. There is no price without one. */
  country: Country,
  /** ISO 3166-2, without the country: its state, which prices in the United States go by. */
  subdivision: v.optional(v.pipe(v.string(), v.regex(/^[A-Z\d]{1,3}$/))),
})
/** How Coinbase Onramp is reached. */
export type CoinbaseSettings = v.InferOutput<typeof CoinbaseSettings>

const MeldSettings = v.strictObject({
  /** Its API key. */
  key: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,500}$/)),
  /** The address of the webhook profile, letter by letter, and its secret: both are signed. Without them no webhook is taken. */
  webhook: v.optional(
    v.strictObject({
      url: ServiceUrl,
      key: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,500}$/)),
    }),
  ),
  /** ISO 3166-1: where buyers are that name no country. There is no price without one. */
  country: Country,
  url: v.optional(ServiceUrl),
})
/** How Meld is reached. */
export type MeldSettings = v.InferOutput<typeof MeldSettings>

const OnramperSettings = v.strictObject({
  ...places,
  /** The API key, which stands in the addresses of its widget. */
  key: Key,
  /** The secret that these addresses are signed with. */
  secret: Key,
  /** The secret of its webhooks, which purchases are looked up with as well: without these it says nothing of one. */
  webhookKey: Key,
})
/** How Onramper is reached. */
export type OnramperSettings = v.InferOutput<typeof OnramperSettings>

const StripeSettings = v.strictObject({
  /** The secret key, or a restricted one that may write onramp sessions. */
  secret: Key,
  /** The secret of the webhook endpoint. Without it none is taken. */
  webhookKey: v.optional(Key),
  url: v.optional(ServiceUrl),
})
/** How Stripe's crypto onramp is reached. */
export type StripeSettings = v.InferOutput<typeof StripeSettings>

const TransakSettings = v.strictObject({
  key: Key,
  /** The secret that access tokens are got with. */
  secret: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,500}$/)),
  /** The host's domain, which stands in its dashboard. */
  domain: v.pipe(v.string(), v.regex(/^[\w.-]{1,253}$/)),
  url: v.optional(ServiceUrl),
  /** Where sessions and orders are called. */
  gatewayUrl: v.optional(ServiceUrl),
})
/** How Transak is reached. */
export type TransakSettings = v.InferOutput<typeof TransakSettings>

const TillSettings = v.strictObject({
  /** Where the till of the sandbox is, its calls and its page. */
  url: ServiceUrl,
  /** What addresses of its page, calls to it and what it sends are signed with. */
  secret: Key,
  /** CAIP-2 ids of the test networks that it delivers on. */
  networks: v.pipe(v.array(v.pipe(v.string(), v.maxLength(41))), v.minLength(1), v.maxLength(100)),
})
/** How the till of the sandbox is reached. */
export type TillSettings = v.InferOutput<typeof TillSettings>

const Providers = v.strictObject({
  coinbase: v.optional(CoinbaseSettings),
  moonpay: v.optional(MoonPaySettings),
  meld: v.optional(MeldSettings),
  onramper: v.optional(OnramperSettings),
  stripe: v.optional(StripeSettings),
  transak: v.optional(TransakSettings),
  till: v.optional(TillSettings),
})
/** The providers that are on, each with its settings. */
export type OnrampProviderList = v.InferOutput<typeof Providers>

/** Settings about buying. What is wrong with them is not quoted: there are keys in them. */
export const onrampSettings = {
  onrampProviders: {
    name: 'FOYER_ONRAMP_PROVIDERS',
    fallback: '',
    says: 'Services that sell coins for money: JSON, or the path of a JSON file. See Buying. Empty: nothing is sold.',
    shape: jsonShape(
      Providers,
      {},
      `must be JSON with some of ${Object.keys(Providers.entries).join(', ')}, each with what Buying says of it`,
    ),
  },
  onrampRefused: {
    name: 'FOYER_ONRAMP_REFUSED_COUNTRIES',
    fallback: '',
    says: 'Countries to which nothing is sold, as ISO 3166-1 codes with commas between: `KP,IR`. A purchase then has to name its country.',
    shape: v.pipe(
      v.string(),
      v.regex(/^$|^[A-Z]{2}(,[A-Z]{2})*$/, 'must be codes such as KP,IR'),
      v.transform((text): readonly string[] => text.split(',').filter((code) => code !== '')),
    ),
  },
  addressOrders: {
    name: 'FOYER_ADDRESS_ORDERS_PER_MINUTE',
    fallback: '20',
    says: 'Purchases that one network address may begin in a minute; of IPv6, a network of 64 bits. `0`: any number.',
    shape: whole(0, 1_000_000_000),
  },
} as const
