import { base64urlnopad } from '@scure/base'
import * as v from 'valibot'
import { relayTokenLeewayS, relayTokenMax } from '../catalogue/relay.js'
import { ed25519ByHand } from '../ed25519ByHand.js'
import { keyOfClient } from './clientId.js'

/** What a token says, checked but for its audience: that depends on the relay's names. */
export type RelayToken = {
  readonly clientId: string
  readonly audience: string
  readonly subject: string
  /** Milliseconds since 1970. */
  readonly issuedAt: number
  readonly expiresAt: number
}

export type RelayTokenFault =
  | 'token_malformed'
  | 'token_key_unknown'
  | 'token_signature_invalid'
  | 'token_not_yet_valid'
  | 'token_expired'

const Header = v.object({ alg: v.literal('EdDSA'), typ: v.literal('JWT') })
const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(2 ** 42))
const Claims = v.object({
  iss: v.string(),
  sub: v.string(),
  aud: v.string(),
  iat: seconds,
  exp: seconds,
})

/** Reads the token of a client. Never throws. */
export function readRelayToken(
  token: string,
  { now, verify = ed25519ByHand.verify }: readRelayToken.Options,
): { readonly token: RelayToken } | { readonly fault: RelayTokenFault } {
  const parts = split(token)
  if (!parts) return { fault: 'token_malformed' }
  const { claims, signed, signature } = parts
  const key = keyOfClient(claims.iss)
  if (!key) return { fault: 'token_key_unknown' }
  if (!verify({ signature, message: signed, key })) return { fault: 'token_signature_invalid' }
  const at = now / 1_000
  if (claims.iat > at + relayTokenLeewayS) return { fault: 'token_not_yet_valid' }
  if (claims.exp < at - relayTokenLeewayS) return { fault: 'token_expired' }
  return {
    token: {
      clientId: claims.iss,
      audience: claims.aud,
      subject: claims.sub,
      issuedAt: claims.iat * 1_000,
      expiresAt: claims.exp * 1_000,
    },
  }
}

export declare namespace readRelayToken {
  type Options = {
    /** Milliseconds since 1970. */
    now: number
    /** A quicker check of an Ed25519 signature, where the platform has one. */
    verify?: (check: { signature: Uint8Array; message: Uint8Array; key: Uint8Array }) => boolean
  }
}

function split(token: string) {
  const parts = token.length <= relayTokenMax ? token.split('.') : []
  if (parts.length !== 3) return undefined
  const [header = '', claims = '', signature = ''] = parts
  try {
    v.parse(Header, decode(header))
    return {
      claims: v.parse(Claims, decode(claims)),
      signed: new TextEncoder().encode(`${header}.${claims}`),
      signature: base64urlnopad.decode(signature),
    }
  } catch {
    return undefined
  }
}

function decode(part: string): unknown {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(base64urlnopad.decode(part)))
}
