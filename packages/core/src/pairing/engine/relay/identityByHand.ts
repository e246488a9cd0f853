import { clientIdOf, createRelayToken } from '@foyer/protocol/relay'
import type { Identity } from './Identity.js'

/** An identity where the browser does not sign. */
export function identityByHand(seed: string): Identity {
  return {
    clientId: clientIdOf(seed),
    token: async (parameters) => createRelayToken({ seed, ...parameters }),
  }
}
