import type { Client } from '../client.js'
import { recall, remember } from '../remembered.js'
import { setPairing } from './setPairing.js'
import type { LinkedWallet } from './state.js'

/**
 * Notes which wallet app the person is sent to, or with `undefined` that they scan the code, with whatever wallet. Once it
 * approved, requests are carried there too.
 */
export function setLinkedWallet(client: Client, linked: LinkedWallet | undefined): void {
  setPairing(client, { linked })
  const waiting = recall(client, 'pairing')
  if (waiting) remember(client, 'pairing', { ...waiting, linked })
}
