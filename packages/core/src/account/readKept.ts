import * as v from 'valibot'
import type { Identity, TokenBalance } from '../adapter.js'

/** The longest list of tokens that is kept. */
const tokensMax = 200

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
  v.maxLength(tokensMax),
)

const Name = v.object({
  name: v.optional(v.pipe(v.string(), v.maxLength(256))),
  avatar: v.optional(v.pipe(v.string(), v.maxLength(65_536))),
})

/** A list of tokens as it was kept in the browser; `undefined` when it is none. */
export function readKeptTokens(value: unknown): readonly TokenBalance[] | undefined {
  const parsed = v.safeParse(Tokens, value)
  return parsed.success ? (parsed.output as readonly TokenBalance[]) : undefined
}

/** A name and a picture as they were kept in the browser; `undefined` when they are none. */
export function readKeptIdentity(value: unknown): Identity | undefined {
  const parsed = v.safeParse(Name, value)
  return parsed.success ? { name: parsed.output.name, avatar: parsed.output.avatar } : undefined
}
