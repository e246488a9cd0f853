import type { Client } from '../Client.js'
import { goBack } from '../modal/goBack.js'
import { chooseSwapToken } from '../swap/chooseSwapToken.js'
import type { SwapListing, SwapSide } from '../swap/state.js'

/** Chooses a token of the swap, and goes back to it. */
export function pickSwapToken(
  client: Client,
  { side, token }: { side: SwapSide; token: SwapListing },
): void {
  goBack(client)
  // A token that the network does not know is taken away again.
  chooseSwapToken(client, { side, token }).catch(() => {})
}
