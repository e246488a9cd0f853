import { isAddress, isCaipNetworkId, isNamespace, namespaces } from '@foyer/protocol'
import * as v from 'valibot'
import { jsonShape } from './jsonShape.js'
import { ServiceUrl } from './ServiceUrl.js'

const Key = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,500}$/))
const entries = {
  /** What the service knows the operator by: LI.FI's integrator, Velora's partner, KyberSwap's client id. */
  app: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))),
  /** Where it is reached, if not where it says itself: a proxy of the operator, or a plan with a host of its own. */
  url: v.optional(ServiceUrl),
  /** Calls in a second that the plan allows this process, if other than those of the free one. */
  perSecond: v.optional(v.pipe(v.number(), v.minValue(0.001), v.maxValue(1_000))),
}
const Keyed = v.strictObject({ ...entries, key: Key })
const Open = v.strictObject({ ...entries, key: v.optional(Key) })
/** How a swap service of others is reached. */
export type SwapVendorSettings = v.InferOutput<typeof Open>

/** The services by name; some answer nothing without a key. */
const Vendors = v.strictObject({
  '0x': v.optional(Keyed),
  '1inch': v.optional(Keyed),
  lifi: v.optional(Open),
  velora: v.optional(Open),
  odos: v.optional(Keyed),
  kyberswap: v.optional(Open),
  jupiter: v.optional(
    v.strictObject({
      ...{ ...entries, key: Key },
      /** Which network it swaps on, if not Solana's own: that of a service of the operator at `url`. */
      network: v.optional(
        v.pipe(
          v.string(),
          v.check((id) => isCaipNetworkId(id)),
        ),
      ),
    }),
  ),
})
/** The services that are on, each with its settings. */
export type SwapVendorList = v.InferOutput<typeof Vendors>

const Fee = v.pipe(
  v.strictObject({
    /** In hundredths of a per cent. Two per cent is what every service takes. */
    bps: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
    /** Of swaps on EVM networks. What goes to the zero address is gone. */
    recipient: v.optional(v.pipe(v.string(), v.regex(/^0x(?!0{40}$)[\da-f]{40}$/i))),
    /** Of swaps on networks of other kinds, by their namespaces. */
    accounts: v.optional(
      v.pipe(
        v.record(v.picklist(namespaces), v.string()),
        v.check((accounts) =>
          Object.entries(accounts).every(
            ([namespace, address]) => isNamespace(namespace) && isAddress(namespace, address),
          ),
        ),
      ),
    ),
  }),
  v.check(
    ({ recipient, accounts = {} }) => recipient !== undefined || Object.keys(accounts).length > 0,
  ),
)
/** What the operator takes of swaps through services of others. */
export type SwapFees = v.InferOutput<typeof Fee>
/** What is taken on networks of one family, and where it goes. */
export type SwapFee = { readonly bps: number; readonly recipient: string }

/** Settings about swaps. What is wrong with them is not quoted: there are keys in them. */
export const swapSettings = {
  swapVendors: {
    name: 'FOYER_SWAP_PROVIDERS',
    fallback: '',
    says: 'Swap services of others that quotes are asked of, beside the pools: JSON, or the path of a JSON file. See Swap services. Empty: none.',
    shape: jsonShape(
      Vendors,
      {},
      `must be JSON with some of ${Object.keys(Vendors.entries).join(', ')}; each with key (of 0x, 1inch, odos and jupiter), app, url or perSecond`,
    ),
  },
  swapFee: {
    name: 'FOYER_SWAP_FEE',
    fallback: '',
    says: 'What you take of swaps through these services: `{"bps": 25, "recipient": "0x…", "accounts": {"solana": "…"}}`, 200 at most; on networks of which you name no account, nothing. Empty: nothing.',
    shape: jsonShape(
      Fee,
      undefined,
      'must be JSON with bps (1 to 200), and recipient, accounts or both',
    ),
  },
} as const
