import type { Client } from '../Client.js'
import { showView } from '../modal/showView.js'
import { track } from '../telemetry/track.js'

/** Leads from where nothing can be swapped to the networks. */
export function clickSwapNetwork(client: Client): void {
  track(client, { event: 'CLICK_SELECT_NETWORK_TO_SWAP' })
  showView(client, { name: 'Networks' })
}
