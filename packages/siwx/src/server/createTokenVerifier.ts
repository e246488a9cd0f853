import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose'
import * as v from 'valibot'
import { checkProof, type SentProof } from './checkProof.js'

/** The account that a token is of, and for how long. */
export type TokenAccount = {
  /** CAIP-10. */
  readonly account: string
  readonly address: string
  /** CAIP-2. */
  readonly chainId: string
  /** Where it signed in. */
  readonly domain: string
  readonly uri: string
  /** The session at Foyer's server. */
  readonly session: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** Checks tokens of sign-ins at Foyer's server. */
export type TokenVerifier = {
  /**
   * The account of a token; `undefined` for one that is not good: over, of another project or server, or bound to a key of a browser that did not prove
   * it. Rejects where the server has to be asked and does not answer.
   */
  verifyToken(token: string, proof?: SentProof): Promise<TokenAccount | undefined>
  /** The account of a request, by its headers `Authorization` and `DPoP`. */
  verifyRequest(request: Request): Promise<TokenAccount | undefined>
}

const Claims = v.object({
  sub: v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/)),
  exp: v.number(),
  sid: v.string(),
  domain: v.string(),
  uri: v.string(),
  cnf: v.optional(v.object({ jkt: v.string() })),
})
const tokenMax = 4_096

/**
 * Makes what verifies tokens on your backend, on Node and on edge run-times. Make it once: it keeps the server's public keys, and fetches them anew when
 * a token is signed by another one, at most every 30 seconds.
 */
export function createTokenVerifier(options: createTokenVerifier.Options): TokenVerifier {
  const { audience, isRevocable = false, isNewProof, publicUrl, now = Date.now } = options
  const request = options.fetch ?? fetch
  const server = options.server.replace(/\/+$/, '')
  const keys = createRemoteJWKSet(new URL(options.jwksUrl ?? `${server}/auth/v1/jwks`), {
    [customFetch]: request,
  })
  const verifyToken: TokenVerifier['verifyToken'] = async (token, proof) => {
    if (token.length > tokenMax) return undefined
    const claims = await readClaims(token, { keys, audience, issuer: server, now })
    if (!claims) return undefined
    const { cnf, sub, sid, domain, uri, exp } = claims
    if (cnf && !(await checkProof(proof, { token, jkt: cnf.jkt, now: now(), isNewProof })))
      return undefined
    if (isRevocable && !(await isOpen(request, server, token))) return undefined
    const at = sub.lastIndexOf(':')
    return {
      ...{ account: sub, address: sub.slice(at + 1), chainId: sub.slice(0, at) },
      ...{ domain, uri, session: sid, expiresAt: exp * 1_000 },
    }
  }
  return {
    verifyToken,
    async verifyRequest({ headers, method, url }) {
      const [, token] =
        /^(?:Bearer|DPoP) ([\w.-]+)$/i.exec(headers.get('authorization') ?? '') ?? []
      if (token === undefined) return undefined
      const { origin, pathname } = new URL(url)
      const proof = headers.get('dpop')
      return verifyToken(token, {
        ...{ proof: proof ?? '', method },
        url: `${publicUrl?.replace(/\/+$/, '') ?? origin}${pathname}`,
      })
    },
  }
}

export declare namespace createTokenVerifier {
  type Options = {
    /** Foyer's server, as its setting `FOYER_PUBLIC_URL` has it: `https://foyer.market.example`. */
    readonly server: string
    /** Your project's id: every project of a server has the same keys. */
    readonly audience: string
    /** Where the server's public keys are; at the server itself when absent. */
    readonly jwksUrl?: string
    /** Ask the server each time whether the session is still open. Otherwise a sign-out counts when the token ends, after five minutes at most. */
    readonly isRevocable?: boolean
    /** Notes the proof of a browser's key, for five minutes, and tells whether it is new. Without it a proof that was seen on its way may be used again for two minutes, for the same request. */
    isNewProof?(id: string): boolean | Promise<boolean>
    /** Where pages reach your backend, where a proxy calls it something else: `https://api.market.example`. */
    readonly publicUrl?: string
    readonly fetch?: typeof fetch
    /** Milliseconds since 1970. */
    now?(): number
  }
}

type Expected = {
  keys: ReturnType<typeof createRemoteJWKSet>
  audience: string
  issuer: string
  now(): number
}

async function readClaims(token: string, { keys, audience, issuer, now }: Expected) {
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...{ algorithms: ['ES256'], typ: 'at+jwt', audience, issuer },
      currentDate: new Date(now()),
    })
    const read = v.safeParse(Claims, payload)
    return read.success ? read.output : undefined
  } catch (error) {
    if (isOfToken(error)) return undefined
    throw error
  }
}

/** Whether the token is at fault, and not the way to the keys. */
function isOfToken(error: unknown): boolean {
  return (
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWTExpired ||
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported ||
    error instanceof errors.JWKSNoMatchingKey
  )
}

async function isOpen(request: typeof fetch, server: string, token: string): Promise<boolean> {
  const { status } = await request(`${server}/auth/v1/me`, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'manual',
    signal: AbortSignal.timeout(5_000),
  })
  if (status !== 200 && status !== 401) throw new Error(`The server answered ${status}`)
  return status === 200
}
