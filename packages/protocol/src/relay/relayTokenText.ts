import { encodeBase64 } from '../base64.js'
import { relayTokenLifeS } from '../catalogue/relay.js'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The start of a did:key, and the multicodec of an Ed25519 public key. */
export const clientIdStart = 'did:key:z'
export const clientKeyCodec = [0xed, 0x01] as const

/** The name of a client on a relay: the did:key of its Ed25519 public key. */
export function clientIdOfKey(publicKey: Uint8Array): string {
  let rest = 0n
  for (const byte of [...clientKeyCodec, ...publicKey]) rest = rest * 256n + BigInt(byte)
  let text = ''
  // The codec is not zero, so that no zeros lead.
  for (; rest > 0n; rest /= 58n) text = (alphabet[Number(rest % 58n)] ?? '') + text
  return clientIdStart + text
}

/** What a client signs to show itself to a relay: the first two parts of a JWT. */
export function relayTokenText({ clientId, relayUrl, now, subject }: relayTokenText.Parameters) {
  const iat = Math.floor(now / 1_000)
  const header = { alg: 'EdDSA', typ: 'JWT' }
  const exp = iat + relayTokenLifeS
  const claims = { iss: clientId, sub: subject, aud: relayUrl, iat, exp }
  const encode = (part: object) => base64Url(new TextEncoder().encode(JSON.stringify(part)))
  return `${encode(header)}.${encode(claims)}`
}

export declare namespace relayTokenText {
  type Parameters = {
    clientId: string
    /** As it was configured, to the letter. */
    relayUrl: string
    /** Milliseconds since 1970. */
    now: number
    /** 64 hex digits, random for each start of the client. */
    subject: string
  }
}

/** The token of a text and its Ed25519 signature. */
export function relayTokenOf(text: string, signature: Uint8Array): string {
  return `${text}.${base64Url(signature)}`
}

function base64Url(bytes: Uint8Array): string {
  return encodeBase64(bytes).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '')
}
