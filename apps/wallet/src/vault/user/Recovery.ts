import * as v from 'valibot'

const Text = v.pipe(v.string(), v.maxLength(512), v.regex(/^[\w-]+$/))
/** AES-256-GCM: 12 bytes of nonce, then ciphertext and tag. */
const Box = v.object({ iv: Text, box: Text })

/** Argon2id as RFC 9106 has it; memory in KiB. */
const Argon = v.object({
  m: v.pipe(v.number(), v.integer(), v.minValue(8), v.maxValue(1_048_576)),
  t: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(64)),
  p: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)),
})

const RecoveryMethod = v.variant('kind', [
  v.object({
    kind: v.literal('passkey'),
    credentialId: v.pipe(v.string(), v.maxLength(1_400)),
    salt: Text,
    key: Box,
  }),
  v.object({ kind: v.literal('passphrase'), salt: Text, argon: Argon, key: Box }),
  v.object({ kind: v.literal('printed'), salt: Text, key: Box }),
])
export type RecoveryMethod = v.InferOutput<typeof RecoveryMethod>

/**
 * What the keeper keeps for a user who holds the recovery share: the share under a key of its own, and that key under each way by which the
 * user can open it. A share of a new set so needs one of the ways and not all.
 */
export const Recovery = v.object({
  version: v.literal(1),
  setId: Text,
  share: Box,
  ways: v.pipe(v.array(RecoveryMethod), v.minLength(1), v.maxLength(5)),
})
export type Recovery = v.InferOutput<typeof Recovery>

/** `undefined` when it is none of ours. */
export function parseRecovery(text: string | null | undefined): Recovery | undefined {
  if (!text) return undefined
  try {
    const { success, output } = v.safeParse(Recovery, JSON.parse(text))
    return success ? output : undefined
  } catch {
    return undefined
  }
}
