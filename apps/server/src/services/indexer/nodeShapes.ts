import * as v from 'valibot'

/** What a node may answer. Nothing of it is believed before it went through one of these. */
const hash = v.pipe(v.string(), v.regex(/^0x[\da-f]{64}$/i), v.toLowerCase())
const address = v.pipe(v.string(), v.regex(/^0x[\da-f]{40}$/i), v.toLowerCase())
const bytes = v.pipe(v.string(), v.regex(/^0x([\da-f]{2})*$/i))
const amount = v.pipe(
  v.string(),
  v.regex(/^0x[\da-f]{1,64}$/i),
  v.transform((digits) => BigInt(digits)),
)

const whole = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^0x[\da-f]{1,16}$/i),
    v.transform((digits) => Number(digits)),
    v.maxValue(max),
  )

/** A number of a block. */
export const Height = whole(Number.MAX_SAFE_INTEGER)
/** A place in a block: what fits the database. */
const Index = whole(2 ** 31 - 1)
/** Up to the year 9999. */
const Seconds = whole(253_402_300_799)

const header = {
  number: Height,
  hash,
  parentHash: hash,
  timestamp: Seconds,
}
export const BlockHeader = v.object(header)
export type BlockHeader = v.InferOutput<typeof BlockHeader>

const Sent = v.object({
  hash,
  from: address,
  to: v.nullish(address),
  value: amount,
  // A few networks have transactions of their own that count nothing.
  nonce: v.optional(whole(Number.MAX_SAFE_INTEGER), '0x0'),
  input: v.optional(bytes, '0x'),
  transactionIndex: Index,
})
export type Sent = v.InferOutput<typeof Sent>

export const Block = v.object({
  ...header,
  transactions: v.pipe(v.array(Sent), v.maxLength(100_000)),
})
export type Block = v.InferOutput<typeof Block>

export const BlockLog = v.object({
  address,
  topics: v.pipe(v.array(hash), v.maxLength(4)),
  data: bytes,
  blockNumber: Height,
  blockHash: hash,
  transactionHash: hash,
  logIndex: Index,
})
export type BlockLog = v.InferOutput<typeof BlockLog>

export const Logs = v.pipe(v.array(BlockLog), v.maxLength(200_000))

export const NodeReceipt = v.object({
  transactionHash: hash,
  blockHash: hash,
  /** Blocks of the first years have none. */
  status: v.nullish(v.picklist(['0x0', '0x1'])),
  contractAddress: v.nullish(address),
  logs: Logs,
})
export type NodeReceipt = v.InferOutput<typeof NodeReceipt>
