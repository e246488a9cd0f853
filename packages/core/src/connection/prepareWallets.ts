import type { Client } from '../client.js'

/**
 * Loads what connecting needs, so that the wallet chosen is asked at once. Asks nobody. Called when there
 * is time for it; `connect` loads the same when it was not.
 */
export async function prepareWallets({ adapters }: Client): Promise<void> {
  // A failure is no news here: connecting tries again and tells the person.
  await Promise.allSettled([...adapters.values()].map((adapter) => adapter.prepare()))
}
