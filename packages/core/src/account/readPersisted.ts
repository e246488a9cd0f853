import { balanceCacheMs, identityCacheMs, nativeBalanceCacheMs } from '@foyer/protocol'
import * as v from 'valibot'
import type { PersistedKind } from '../remembered.js'

const address = v.pipe(v.string(), v.maxLength(256))
const Balance = v.object({
  amount: v.pipe(
    v.string(),
    v.regex(/^\d{1,78}$/),
    v.transform((digits) => BigInt(digits)),
  ),
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)),
  symbol: v.string(),
})
const Tokens = v.pipe(
  v.array(
    v.looseObject({
      name: v.string(),
      symbol: v.string(),
      chainId: v.string(),
      price: v.pipe(v.number(), v.finite()),
      address: v.nullish(v.string()),
      value: v.nullish(v.pipe(v.number(), v.finite())),
      iconUrl: v.nullish(v.string()),
      quantity: v.object({
        decimals: v.pipe(v.string(), v.regex(/^\d{1,3}$/)),
        numeric: v.pipe(v.string(), v.regex(/^\d{1,78}(\.\d{1,78})?$/)),
      }),
    }),
  ),
  v.maxLength(200),
)
const Identity = v.pipe(
  v.object({
    name: v.optional(v.pipe(v.string(), v.maxLength(256))),
    avatar: v.optional(v.pipe(v.string(), v.maxLength(65_536))),
  }),
  v.transform(({ name, avatar }) => ({ name, avatar })),
)

/** How long persisted data of each kind is used, how many queries of it are persisted, and the shape of key and data. */
export const persistence = {
  balance: kind(nativeBalanceCacheMs, 8, Balance, {
    caipNetworkId: address,
    token: v.optional(address),
  }),
  // Lists are long, and a browser keeps little.
  balances: kind(balanceCacheMs, 2, Tokens, { caipNetworkId: address }),
  identity: kind(identityCacheMs, 8, Identity, { namespace: address }),
} as const satisfies Record<PersistedKind, unknown>

/** A query as it was persisted; `undefined` for what is none, since any script of the origin may have written there. */
export function readPersisted(kindOfQuery: PersistedKind, value: unknown): Persisted | undefined {
  const parsed = v.safeParse(persistence[kindOfQuery].entry, value)
  return parsed.success ? parsed.output : undefined
}

export type Persisted = {
  /** The last part of the query's key. */
  readonly key: { readonly address: string }
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly data: unknown
}

function kind<const data extends v.GenericSchema, const key extends v.ObjectEntries>(
  lifeMs: number,
  max: number,
  data: data,
  key: key,
) {
  const entry = v.object({
    key: v.object({ address, ...key }),
    at: v.pipe(v.number(), v.finite()),
    data,
  })
  return { lifeMs, max, entry: entry as unknown as v.GenericSchema<unknown, Persisted> }
}
