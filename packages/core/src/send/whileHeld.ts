import type { Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { EntryId } from '../FamilyTypes.js'
import { holdEntry } from './holdEntry.js'

/**
 * A wallet's answer to what a view gave it. The embedded wallet shows its screen over the view, and leads back to it.
 *
 * @throws `connector_not_connected`, `client_destroyed` when that comes before the answer, which may still be a yes
 */
export async function whileHeld<answer>(
  client: Client,
  chainNamespace: Namespace,
  begin: (entry: EntryId) => Promise<answer>,
): Promise<answer> {
  const held = holdEntry(client, { entry: {}, chainNamespace })
  try {
    const pending = begin(held.id)
    pending.catch(() => {})
    return await Promise.race([pending, held.gone])
  } finally {
    // Nothing listens for how it ended.
    held.end('success')
  }
}
