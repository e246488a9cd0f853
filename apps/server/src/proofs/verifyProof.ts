import { createHash } from 'node:crypto'
import { HttpError } from '../errors/HttpError.js'
import type { Nonces } from './createNonces.js'
import type { ProofKeys } from './createProofKeys.js'
import { type ProofClaims, readProof } from './readProof.js'
import type { RememberProof } from './rememberProof.js'

/** What proofs are checked with. */
export type Proofs = {
  /** Where the service is reached, without a slash at its end. Proofs name it. */
  url(): string
  /** Milliseconds since 1970. */
  now(): number
  remember: RememberProof
  keys: ProofKeys
  nonces: Nonces
}

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

/**
 * Checks that a call was made with the key that its proof carries (RFC 9449 §4.3), once, for this very address.
 *
 * @returns the thumbprint of the key (RFC 7638), which is what a browser is known by
 * @throws 401 `invalid_proof`; `use_dpop_nonce` with `DPoP-Nonce` when only the clock of the browser is wrong (§8)
 */
export async function verifyProof(proofs: Proofs, call: ProvenCall): Promise<string> {
  const { claims, jkt } = read(proofs.keys, call.proof)
  const isThisCall =
    claims.htm === call.method &&
    claims.htu === `${proofs.url()}${call.path}` &&
    claims.ath === (call.token === undefined ? undefined : sha256(call.token))
  if (!isThisCall) throw invalid()
  checkAge(proofs, claims)
  const isNew = await proofs.remember(sha256(`${jkt} ${claims.jti}`), proofs.now() + rememberedMs)
  if (!isNew) throw invalid()
  return jkt
}

function read(keys: ProofKeys, proof: string): ReturnType<typeof readProof> {
  try {
    return readProof(keys, proof)
  } catch {
    // Whatever is wrong with it is wrong with what the caller sent.
    throw invalid()
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

function invalid(): HttpError {
  return new HttpError(401, 'invalid_proof', 'The proof of the browser’s key is not good.', {
    'www-authenticate': 'DPoP error="invalid_dpop_proof", algs="ES256"',
  })
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
