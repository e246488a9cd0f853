import { createPublicKey, hash, type KeyObject } from 'node:crypto'
import QuickLRU from 'quick-lru'
import * as v from 'valibot'

/** The public key that a proof carries, ready to check it with, and its thumbprint (RFC 7638). */
type ProofKey = { key: KeyObject; jkt: string }

/** Reads the keys of proofs. A browser brings the same with every call, and making it ready takes as long as using it. */
export type ProofKeys = (jwk: unknown) => ProofKey

/** Keys of browsers that call just now. Invented keys push out only what is read again. */
const cacheMax = 5_000

const coordinate = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))
/** A public key on the curve of ES256 (RFC 7518 §6.2.1), and not its private part. */
const Jwk = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: coordinate,
  y: coordinate,
  d: v.optional(v.never()),
  use: v.optional(v.literal('sig')),
  alg: v.optional(v.literal('ES256')),
})

/** @returns what throws when it is given no public key of ES256 */
export function createProofKeys(): ProofKeys {
  const cached = new QuickLRU<string, ProofKey>({ maxSize: cacheMax })
  return (jwk) => {
    const { kty, crv, x, y } = v.parse(Jwk, jwk)
    // The members that the thumbprint is of, in its order (RFC 7638 §3.2).
    const own = JSON.stringify({ crv, kty, x, y })
    const known = cached.get(own)
    if (known) return known
    const key = createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' })
    const found = { key, jkt: hash('sha256', own, 'base64url') }
    cached.set(own, found)
    return found
  }
}
