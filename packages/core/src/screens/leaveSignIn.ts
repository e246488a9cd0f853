import type { SiwxListed } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { endSignIn } from '../siwx/endSignIn.js'
import { runTask } from './runTask.js'

/**
 * Ends one of the listed sign-ins for a screen.
 *
 * @throws as `endSignIn`
 */
export async function leaveSignIn(client: Client, { id }: Pick<SiwxListed, 'id'>): Promise<void> {
  await runTask(client, 'leaveSignIn', { id }, () => endSignIn(client, { id }))
}
