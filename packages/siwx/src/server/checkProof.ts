import { calculateJwkThumbprint, compactVerify, EmbeddedJWK } from 'jose'
import * as v from 'valibot'

/** The proof of a browser's key that came with a request (RFC 9449). */
export type SentProof = {
  /** The header `DPoP`. */
  readonly proof: string
  readonly method: string
  /** The request's address, without query and fragment. */
  readonly url: string
}

const Claims = v.object({
  jti: v.pipe(v.string(), v.minLength(16), v.maxLength(128)),
  htm: v.string(),
  htu: v.string(),
  iat: v.number(),
  ath: v.string(),
})
const proofMax = 4_096
/** The clocks of a browser and the backend may differ by this much. */
const skewMs = 120_000

/** Whether the key that a token is bound to was proved, for this very request, with this token, now. Never throws but what `isNewProof` throws. */
export async function checkProof(
  sent: SentProof | undefined,
  { token, jkt, now, isNewProof }: checkProof.Expected,
): Promise<boolean> {
  const claims = sent && sent.proof.length <= proofMax ? await read(sent.proof, jkt) : undefined
  if (!sent || !claims) return false
  const isThisCall = claims.htm === sent.method && claims.htu === sent.url
  const isNow = Math.abs(now - claims.iat * 1_000) <= skewMs
  if (!isThisCall || !isNow || claims.ath !== (await sha256(token))) return false
  return isNewProof === undefined || (await isNewProof(`${jkt} ${claims.jti}`))
}

export declare namespace checkProof {
  type Expected = {
    readonly token: string
    /** The thumbprint of the key (RFC 7638). */
    readonly jkt: string
    readonly now: number
    readonly isNewProof: ((id: string) => boolean | Promise<boolean>) | undefined
  }
}

async function read(proof: string, jkt: string) {
  try {
    const { payload, protectedHeader } = await compactVerify(proof, EmbeddedJWK, {
      algorithms: ['ES256'],
    })
    const isOfKey = (await calculateJwkThumbprint(protectedHeader.jwk ?? {})) === jkt
    if (!isOfKey || protectedHeader.typ !== 'dpop+jwt') return undefined
    return v.parse(Claims, JSON.parse(new TextDecoder().decode(payload)))
  } catch {
    // Whatever is wrong with it is wrong with what was sent.
    return undefined
  }
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const letters = String.fromCharCode(...new Uint8Array(hash))
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}
