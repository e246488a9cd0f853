import { chooseBuyCurrency, chooseBuyToken } from '../buy/editBuy.js'
import type { BuyToken } from '../buy/state.js'
import type { Client } from '../Client.js'
import { goBack } from '../modal/goBack.js'

/** Chooses what is bought, and goes back to the purchase. */
export function pickBuyToken(client: Client, token: BuyToken): void {
  chooseBuyToken(client, { token })
  goBack(client)
}

/** Chooses the money that is paid with, and goes back to the purchase. */
export function pickBuyCurrency(client: Client, fiat: string): void {
  chooseBuyCurrency(client, { fiat })
  goBack(client)
}
