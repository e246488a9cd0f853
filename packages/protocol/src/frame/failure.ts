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

/** What a frame refuses that the page must tell apart. */
export const frameFailureCodes = [
  // The person has not answered elsewhere by now: the page asks again.
  'waiting',
  'code_wrong',
  'code_expired',
  'too_many_tries',
  'not_logged_in',
  'recovery_needed',
  'device_refused',
  'social_refused',
  'provider_off',
  'email_taken',
  // The server names another wallet than this browser had for the login, or another login than was used here.
  'wallet_changed',
  'server_unreachable',
  'storage_blocked',
] as const
export type FrameFailureCode = (typeof frameFailureCodes)[number]
