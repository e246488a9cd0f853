import * as v from 'valibot'
import type { Address, Hex } from 'viem'
import { ChainError } from '../../chains/ChainError.js'

const AddressText = v.custom<Address>((value) => typeof value === 'string')
const Seconds = v.number()

/** What viem decodes of the module's `read`. */
const Read = v.tuple([
  v.object({
    account: AddressText,
    key: AddressText,
    start: Seconds,
    expiry: Seconds,
    isRevoked: v.boolean(),
  }),
  v.array(v.object({ token: AddressText, amount: v.bigint(), period: Seconds })),
  v.array(v.object({ target: AddressText, selector: v.custom<Hex>(() => true) })),
  v.array(v.bigint()),
])

/** A session as the module holds it. */
export type ChainSession = v.InferOutput<typeof Read>[0] & {
  readonly id: Hex
  readonly limits: readonly { token: Address; amount: bigint; period: number; left: bigint }[]
  readonly functions: readonly { target: Address; selector: Hex }[]
}

/** @throws `ChainError` when the node gave something else */
export function readSession(id: Hex, answer: unknown): ChainSession {
  const read = v.safeParse(Read, answer)
  if (!read.success) throw new ChainError(-32_603, 'A node gave no session')
  const [session, limits, functions, left] = read.output
  return {
    ...{ ...session, id, functions },
    limits: limits.map((limit, index) => ({ ...limit, left: left[index] ?? 0n })),
  }
}
