import type { Client } from '../Client.js'
import { remember } from '../remembered.js'
import { setPairing } from './setPairing.js'

/**
 * Cancels the pairing under way: its wallets get a message, and a later approval is not taken. The URI, the error and the
 * chosen app are forgotten; connections stay.
 */
export function cancelPairing(client: Client): void {
  // Another client of the project may have begun what is remembered by now.
  if (client.signal.aborted) return
  const { pairing } = client.handles
  const { attempts = [] } = pairing
  pairing.preparing = undefined
  pairing.attempts = []
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
