import {
  type CompactJWSHeaderParameters,
  type CryptoKey,
  calculateJwkThumbprint,
  EmbeddedJWK,
} from 'jose'
import QuickLRU from 'quick-lru'

/** The public key that a proof carries, ready to check it with, and its thumbprint (RFC 7638). */
export type ProofKey = { key: CryptoKey; jkt: string }

/** Reads the keys of proofs. A browser brings the same with every call, and making it ready takes as long as using it. */
export type ProofKeys = (header: CompactJWSHeaderParameters) => Promise<ProofKey>

/** Keys of browsers that call just now. Invented keys push out only what is read again. */
const cacheMax = 5_000
/** Longer than any key of this kind is written. */
const lengthMax = 512

/** @returns what rejects when the header carries no public key */
export function createProofKeys(): ProofKeys {
  const cached = new QuickLRU<string, ProofKey>({ maxSize: cacheMax })
  return async (header) => {
    const { jwk } = header
    const name = `${header.alg} ${JSON.stringify(jwk)}`
    const known = cached.get(name)
    if (known) return known
    const key = await EmbeddedJWK(header)
    const found = { key, jkt: await calculateJwkThumbprint(jwk ?? {}, 'sha256') }
    if (name.length <= lengthMax) cached.set(name, found)
    return found
  }
}
