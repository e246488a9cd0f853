import type { Client } from '../Client.js'
import type { TokenBalance } from '../FamilyFeatures.js'
import { goBack } from '../modal/goBack.js'
import { chooseToken } from '../send/chooseToken.js'

/** Chooses the token of the transfer, and goes back to it. */
export function pickSendToken(client: Client, token: TokenBalance): void {
  goBack(client)
  // Where the network does not answer, the balance of the list stands; the preview asks again.
  chooseToken(client, token).catch(() => {})
}
