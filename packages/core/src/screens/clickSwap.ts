import type { Client } from '../Client.js'
import { showView } from '../modal/showView.js'
import { track } from '../telemetry/track.js'

/** Leads from the account to a swap. */
export function clickSwap(client: Client): void {
  track(client, { event: 'CLICK_CONVERT' })
  showView(client, { name: 'Swap', data: {} })
}
