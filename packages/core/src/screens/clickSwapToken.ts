import type { Client } from '../Client.js'
import { showView } from '../modal/showView.js'
import type { SwapSide } from '../swap/state.js'
import { track } from '../telemetry/track.js'

/** Leads from a side of the swap to the tokens that can be chosen for it. */
export function clickSwapToken(client: Client, side: SwapSide): void {
  track(client, { event: 'CLICK_SELECT_TOKEN_TO_SWAP' })
  showView(client, { name: 'SwapSelectToken', data: { side } })
}
