import type { Client } from '../client.js'
import { remember } from '../remembered.js'
import { setPairing } from './setPairing.js'

/**
 * The person gave up: wallets that were asked are told so, and an approval that comes later is not taken. What is
 * connected stays so.
 */
export function cancelPairing(client: Client): void {
  const { now } = client.pairing
  const { attempts = [] } = now
  now.preparing = undefined
  now.attempts = []
  remember(client, 'pairing', undefined)
  for (const attempt of attempts) attempt.cancel()
  setPairing(client, { uri: undefined, expiresAt: undefined, status: 'idle', error: undefined })
}
