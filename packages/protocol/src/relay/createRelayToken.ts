import { ed25519 } from '@noble/curves/ed25519'
import { base64urlnopad } from '@scure/base'
import { relayTokenLifeS } from '../catalogue/relay.js'
import { clientIdOf } from './clientId.js'

const encode = (text: string) => new TextEncoder().encode(text)

/** What a client shows a relay: a JWT, signed with its own key. A new one for each connection. */
export function createRelayToken({
  seed,
  relayUrl,
  now,
  subject,
}: createRelayToken.Parameters): string {
  const iat = Math.floor(now / 1_000)
  const header = { alg: 'EdDSA', typ: 'JWT' }
  const claims = {
    iss: clientIdOf(seed),
    sub: subject,
    aud: relayUrl,
    iat,
    exp: iat + relayTokenLifeS,
  }
  const signed = [header, claims]
    .map((part) => base64urlnopad.encode(encode(JSON.stringify(part))))
    .join('.')
  return `${signed}.${base64urlnopad.encode(ed25519.sign(encode(signed), seed))}`
}

export declare namespace createRelayToken {
  type Parameters = {
    /** The client's private key, 64 hex digits. A secret. */
    seed: string
    /** As it was configured, to the letter. */
    relayUrl: string
    /** Milliseconds since 1970. */
    now: number
    /** 64 hex digits, random for each start of the client. */
    subject: string
  }
}
