import { ed25519ByHand } from '../ed25519ByHand.js'
import { clientIdOf } from './clientId.js'
import { relayTokenOf, relayTokenText } from './relayTokenText.js'

/** What a client shows a relay: a JWT, signed with its own key. A new one for each connection. */
export function createRelayToken({ seed, ...given }: createRelayToken.Parameters): string {
  const text = relayTokenText({ clientId: clientIdOf(seed), ...given })
  return relayTokenOf(text, ed25519ByHand.sign(new TextEncoder().encode(text), seed))
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
