import * as v from 'valibot'

const hash = v.pipe(v.string(), v.regex(/^0x[\da-f]{64}$/i), v.toLowerCase())
const address = v.pipe(v.string(), v.regex(/^0x[\da-f]{40}$/i), v.toLowerCase())
/** An address, or an empty text for none. */
const maybe = v.pipe(
  v.nullish(v.union([v.literal(''), address]), ''),
  v.transform((value) => (value === '' ? null : value)),
)
const amount = v.pipe(
  v.string(),
  v.regex(/^\d{1,78}$/),
  v.transform((digits) => BigInt(digits)),
)
const whole = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,16}$/),
    v.transform((digits) => Number(digits)),
    v.maxValue(max),
  )
/** A token may call itself anything, so that nothing of it is a reason to refuse. */
const title = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, 256)),
  ),
  '',
)
const digits = v.fallback(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,3}$/),
    v.transform((digits) => Number(digits)),
    v.maxValue(255),
  ),
  -1,
)

const common = {
  blockNumber: whole(Number.MAX_SAFE_INTEGER),
  timeStamp: whole(253_402_300_799),
  hash,
  transactionIndex: v.optional(whole(2 ** 31 - 1), '0'),
  from: address,
  to: maybe,
  nonce: v.optional(whole(Number.MAX_SAFE_INTEGER), '0'),
}

const Plain = v.object({
  ...common,
  value: amount,
  isError: v.optional(v.picklist(['0', '1']), '0'),
  contractAddress: maybe,
  input: v.optional(v.pipe(v.string(), v.maxLength(1_000_000)), '0x'),
})
export type Plain = v.InferOutput<typeof Plain>

const token = { ...common, contractAddress: address, tokenName: title, tokenSymbol: title }
const FungibleTransfer = v.object({ ...token, value: amount, tokenDecimal: digits })
const Single = v.object({ ...token, tokenID: amount })
const Multiple = v.object({ ...token, tokenID: amount, tokenValue: amount })
export type FungibleTransfer = v.InferOutput<typeof FungibleTransfer>
export type Single = v.InferOutput<typeof Single>
export type Multiple = v.InferOutput<typeof Multiple>

/** The four lists that a history is put together from, by what the explorer calls them. */
export const lists = {
  txlist: v.array(Plain),
  tokentx: v.array(FungibleTransfer),
  tokennfttx: v.array(Single),
  token1155tx: v.array(Multiple),
} as const

/** What is around every answer. */
export const ExplorerAnswer = v.object({
  status: v.optional(v.string(), ''),
  message: v.nullish(v.string(), ''),
  result: v.unknown(),
})
