import type { Client } from '../client.js'
import { setPairing } from './setPairing.js'
import type { LinkedWallet } from './state.js'

/**
 * Notes which wallet app the person is sent to, or with `undefined` that they scan the code. Once that wallet approved,
 * requests are carried there too.
 */
export function setLinkedWallet(client: Client, wallet: LinkedWallet | undefined): void {
  setPairing(client, { linked: wallet })
}
