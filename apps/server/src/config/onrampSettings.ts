import * as v from 'valibot'
import { jsonShape } from './jsonShape.js'
import { ServiceUrl } from './ServiceUrl.js'
import { whole } from './whole.js'

const Key = v.pipe(v.string(), v.regex(/^[\w-]{1,500}$/))

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
  moonpay: v.optional(MoonPaySettings),
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
      'must be JSON with moonpay, its key and secret, or till, its url, secret and networks',
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
