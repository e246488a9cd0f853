import type { Client } from '../Client.js'
import { recall, remember } from '../remembered.js'

/** Lets the other tabs of this page know that a session began or ended: each then asks its own store. */
export function announceSignIn(client: Client): void {
  remember(client, 'signIn', (recall(client, 'signIn') ?? 0) + 1)
}
