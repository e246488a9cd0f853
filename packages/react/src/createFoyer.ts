import { type Client, createFoyer as createClient, type FoyerOptions } from '@foyer/core'
import type { Namespace } from '@foyer/protocol'
import { isFetchedAhead } from './modal/isFetchedAhead.js'
import { loadOpening } from './modal/loadOpening.js'

/**
 * Makes a client for `FoyerProvider`, as `createFoyer` of `@foyer/core` does. With `prefetch: 'idle'` the code of the opening is requested at
 * once, before React renders anything. Requests nothing on a server.
 *
 * Throws as that of core.
 */
export function createFoyer<namespace extends Namespace = Namespace>(
  given: FoyerOptions<namespace>,
): Client<namespace> {
  const client = createClient(given)
  // What does not arrive is requested again by the place of the modal.
  if (isFetchedAhead(client)) loadOpening().catch(() => {})
  return client
}
