import type { Client } from '../Client.js'
import { recall, remember } from '../remembered.js'
import { setPairing } from './setPairing.js'
import type { LinkedWallet } from './state.js'

/**
 * Notes the wallet app that is opened for the user; `undefined` when the user scans the code, with any wallet. Once it has
 * approved, requests open the same app.
 */
export function setLinkedWallet(client: Client, linked: LinkedWallet | undefined): void {
  setPairing(client, { linked })
  const waiting = recall(client, 'pairing')
  if (waiting) remember(client, 'pairing', { ...waiting, linked })
}
