import { createHash } from 'node:crypto'
import { HttpError } from '../errors/HttpError.js'
import type { ProofKeys } from './createProofKeys.js'
import { invalidProof } from './invalidProof.js'
import type { Proofs } from './Proofs.js'
import { type ProofClaims, readProof } from './readProof.js'

/** What a call says of itself. */
export type ProvenCall = {
  method: string
  path: string
  proof: string
  /** The token that the call brings; the proof has to name it then. */
  token?: string | undefined
}

/** The clocks of a browser and the server may differ by this much; beyond it the server's nonce is asked for. */
const skewMs = 120_000
/** Longer than any proof is good. */
const rememberedMs = 300_000

/** A proof that is good where it is new: `hash` is by which it is known, until `until` (milliseconds since 1970). */
export type CheckedProof = {
  /** The thumbprint of the key (RFC 7638). */
  readonly jkt: string
  readonly hash: string
  readonly until: number
}

/**
 * Checks all of a proof but that it is new: `verifyProof` sees to that as well.
 *
 * @throws 401 `invalid_proof`; `use_dpop_nonce` with `DPoP-Nonce` when only the clock of the browser is wrong (RFC 9449 §8)
 */
export function checkProof(proofs: Proofs, call: ProvenCall): CheckedProof {
  const { claims, jkt } = read(proofs.keys, call.proof)
  const isThisCall =
    claims.htm === call.method &&
    claims.htu === `${proofs.url()}${call.path}` &&
    claims.ath === (call.token === undefined ? undefined : sha256(call.token))
  if (!isThisCall) throw invalidProof()
  checkAge(proofs, claims)
  return { jkt, hash: sha256(`${jkt} ${claims.jti}`), until: proofs.now() + rememberedMs }
}

function read(keys: ProofKeys, proof: string): ReturnType<typeof readProof> {
  try {
    return readProof(keys, proof)
  } catch {
    // Whatever is wrong with it is wrong with what the caller sent.
    throw invalidProof()
  }
}

function checkAge({ now, nonces }: Proofs, { iat, nonce }: ProofClaims): void {
  const isFresh =
    nonce === undefined ? Math.abs(now() - iat * 1_000) <= skewMs : nonces.isFresh(nonce)
  if (isFresh) return
  throw new HttpError(401, 'use_dpop_nonce', 'The proof is too old. Make it with the nonce.', {
    'www-authenticate': 'DPoP error="use_dpop_nonce"',
    'dpop-nonce': nonces.issue(),
  })
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
