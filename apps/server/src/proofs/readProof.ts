import { verify } from 'node:crypto'
import * as v from 'valibot'
import type { ProofKeys } from './createProofKeys.js'

/** A part of a compact JWS (RFC 7515 §7.1). */
const part = /^[\w-]+$/

const Header = v.object({
  typ: v.literal('dpop+jwt'),
  // Any other, `none` above all, is what an attacker would choose.
  alg: v.literal('ES256'),
  jwk: v.unknown(),
  /** What has to be understood and is not (RFC 7515 §4.1.11). */
  crit: v.optional(v.never()),
})

const Claims = v.object({
  jti: v.pipe(v.string(), v.minLength(16), v.maxLength(128)),
  htm: v.string(),
  htu: v.string(),
  iat: v.pipe(v.number(), v.safeInteger()),
  ath: v.optional(v.string()),
  nonce: v.optional(v.pipe(v.string(), v.maxLength(128))),
})

/** What a proof says of its call. */
export type ProofClaims = v.InferOutput<typeof Claims>

/**
 * Reads a proof (RFC 9449 §4.2) and checks that the key that it carries signed it. It is done at once: to hand a signature to another
 * thread and hear back takes longer than to check it, twice for each call.
 *
 * @returns what it says, and the thumbprint of the key
 * @throws when it is none, or not signed by ES256
 */
export function readProof(keys: ProofKeys, proof: string): { claims: ProofClaims; jkt: string } {
  const [head = '', body = '', signed = '', ...more] = proof.split('.')
  if (more.length > 0 || ![head, body, signed].every((one) => part.test(one)))
    throw new Error('A proof has three parts')
  const { key, jkt } = keys(v.parse(Header, parse(head)).jwk)
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`, 'latin1'),
    // Two numbers of 32 bytes (RFC 7518 §3.4).
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signed, 'base64url'),
  )
  if (!isSigned) throw new Error('The key of the proof did not sign it')
  return { claims: v.parse(Claims, parse(body)), jkt }
}

function parse(text: string): unknown {
  return JSON.parse(Buffer.from(text, 'base64url').toString())
}
