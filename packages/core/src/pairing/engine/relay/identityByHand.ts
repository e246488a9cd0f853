import { clientIdOf, createRelayToken } from '@foyer/protocol/relay'
import type { RelayIdentity } from './RelayIdentity.js'

/** An identity where the browser does not sign. */
export function identityByHand(seed: string): RelayIdentity {
  return {
    clientId: clientIdOf(seed),
    token: async (parameters) => createRelayToken({ seed, ...parameters }),
  }
}
