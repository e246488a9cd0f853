import { createECDH, createPrivateKey, sign } from 'node:crypto'
import { calculateJwkThumbprint, importJWK, jwtVerify } from 'jose'
import * as v from 'valibot'

/** The public half of the key that tokens are signed with (RFC 7517). */
export type PublicKey = Readonly<Record<'kty' | 'crv' | 'x' | 'y' | 'kid' | 'alg' | 'use', string>>

/** Whose token it is, and of which session. */
type SignInFacts = {
  /** The project. */
  readonly audience: string
  /** The account (CAIP-10). */
  readonly subject: string
  readonly session: string
  readonly domain: string
  readonly uri: string
  /** The thumbprint of the key that its bearer has to prove (RFC 9449), where there is one. */
  readonly jkt: string | null
}

/** Signs tokens, and reads what it signed. */
export type TokenSigner = {
  readonly publicKey: PublicKey
  sign(facts: SignInFacts, until: number): string
  /** @throws for what is no token of this server, or over */
  read(token: string): Promise<{ readonly session: string; readonly project: string }>
}

/** The order of the group of P-256: a key is a number below it. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
const type = 'at+jwt'
const Claims = v.object({ sid: v.string(), aud: v.string() })

/**
 * Tokens are signed by ES256, which every library and every run-time of the host's verifies.
 *
 * @param derive gives 32 secret bytes for a purpose, the same in every process and at every start
 */
export async function createTokenSigner(parts: createTokenSigner.Parts): Promise<TokenSigner> {
  const { x, y, d } = deriveKey(parts.derive)
  const bare = { kty: 'EC', crv: 'P-256', x, y }
  const publicKey = {
    ...bare,
    ...{ kid: await calculateJwkThumbprint(bare), alg: 'ES256', use: 'sig' },
  }
  const open = await importJWK(bare, 'ES256')
  const own = createPrivateKey({ key: { ...bare, d }, format: 'jwk' })
  const head = part({ alg: 'ES256', kid: publicKey.kid, typ: type })
  const { now } = parts
  return {
    publicKey,
    // At once: to hand it to another thread and hear back takes several times as long as to sign it.
    sign({ audience, subject, session, domain, uri, jkt }, until) {
      const claims = {
        ...{ sid: session, domain, uri, ...(jkt !== null && { cnf: { jkt } }) },
        ...{ iss: parts.issuer(), aud: audience, sub: subject },
        ...{ iat: Math.floor(now() / 1_000), exp: Math.floor(until / 1_000) },
      }
      const text = `${head}.${part(claims)}`
      // Two numbers of 32 bytes (RFC 7518 §3.4).
      const key = { key: own, dsaEncoding: 'ieee-p1363' as const }
      return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
    },
    async read(token) {
      const { payload } = await jwtVerify(token, open, {
        ...{ algorithms: ['ES256'], typ: type, issuer: parts.issuer() },
        currentDate: new Date(now()),
      })
      const { sid, aud } = v.parse(Claims, payload)
      return { session: sid, project: aud }
    },
  }
}

export declare namespace createTokenSigner {
  type Parts = {
    derive(purpose: string): Uint8Array
    /** Where the server is reached, which tokens name. */
    issuer(): string
    /** Milliseconds since 1970. */
    now(): number
  }
}

/** A part of a compact JWS (RFC 7515 §7.1). */
function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function deriveKey(derive: createTokenSigner.Parts['derive']) {
  // Of 2 ** 32 first ones, one is too large.
  const bytes = ['sign-in tokens', 'sign-in tokens again']
    .map((purpose) => Buffer.from(derive(purpose)))
    .find((one) => isKey(one))
  if (!bytes) throw new Error('No key for tokens can be made of this secret')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(bytes)
  const point = curve.getPublicKey()
  const text = (part: Buffer) => part.toString('base64url')
  return { d: text(bytes), x: text(point.subarray(1, 33)), y: text(point.subarray(33)) }
}

function isKey(bytes: Buffer): boolean {
  const number = BigInt(`0x${bytes.toString('hex')}`)
  return number > 0n && number < order
}
