import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'

/**
 * Loads what connecting needs, so that `connect` sends the chosen wallet its request at once. Sends no request
 * itself. To be called ahead, when there is time; `connect` loads the same when it was not.
 */
export async function prepareWallets(client: Client): Promise<void> {
  // A failure is ignored: `connect` loads it again and reports the error.
  await Promise.allSettled([...adaptersOf(client).values()].map((adapter) => adapter.prepare()))
}
