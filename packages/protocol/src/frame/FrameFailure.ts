import * as v from 'valibot'
import { text } from '../api/fields.js'
import { longTextMax, wordMax } from '../catalogue/limits.js'

const FrameFailureData = v.record(
  text(wordMax),
  v.union([text(longTextMax), v.number(), v.boolean()]),
)
/** Names and plain values: what was refused, and why. */
export type FrameFailureData = v.InferOutput<typeof FrameFailureData>

/**
 * The body of every `_ERROR`. The code is a number of EIP-1193 or EIP-1474 for `RPC_REQUEST`, else a word of `frameFailureCodes`; older
 * frames give none.
 */
export const FrameFailure = v.object({
  message: text(longTextMax),
  code: v.optional(v.union([v.number(), text(wordMax)])),
  /** For a program (EIP-1193). What a frame says in another shape is not heard. */
  data: v.fallback(v.optional(FrameFailureData), undefined),
})
