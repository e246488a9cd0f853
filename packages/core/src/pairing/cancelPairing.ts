import type { Client } from '../client.js'
import { remember } from '../remembered.js'
import { setPairing } from './setPairing.js'

/**
 * The person gave up, or begins anew: wallets that were asked are told so, and an approval that comes later is not taken.
 * The URI, what went wrong, and which app was chosen are forgotten; what is connected stays so.
 */
export function cancelPairing(client: Client): void {
  const { now } = client.pairing
  const { attempts = [] } = now
  now.preparing = undefined
  now.attempts = []
  remember(client, 'pairing', undefined)
  for (const attempt of attempts) attempt.cancel()
  setPairing(client, {
    uri: undefined,
    expiresAt: undefined,
    status: 'idle',
    error: undefined,
    linked: undefined,
  })
}
