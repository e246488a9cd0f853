import * as v from 'valibot'

/** More than the blocks of these networks take of one transaction. */
const bytesMax = 400_000

const Broadcast = v.strictObject({
  tx_bytes: v.pipe(v.string(), v.nonEmpty(), v.maxLength(bytesMax), v.base64()),
  /** Answered when the node has looked at it; the others are gone, or keep a connection until a block comes. */
  mode: v.optional(v.literal('BROADCAST_MODE_SYNC'), 'BROADCAST_MODE_SYNC'),
})

/** A transaction to be sent, as the REST service takes it; `undefined` for what is none. */
export function readBroadcast(text: string): string | undefined {
  if (text.length > 2 * bytesMax) return undefined
  try {
    const { success, output } = v.safeParse(Broadcast, JSON.parse(text))
    return success ? JSON.stringify(output) : undefined
  } catch {
    return undefined
  }
}
