import type { Client } from '../Client.js'
import { followOffers } from './followOffers.js'
import { prepareSwap } from './prepareSwap.js'

/**
 * Reads offers anew every ten seconds while they are shown, and makes a preview anew that is shown; not while the page is hidden or a wallet has a request.
 *
 * @returns the end of it
 */
export function followSwap(client: Client): () => void {
  return followOffers(client, prepareSwap)
}
