import type { Client } from '../Client.js'
import { closeSend } from '../send/closeSend.js'
import { clickBuy } from './clickBuy.js'

/** Leads from a payment that the account has too little for to a purchase of what it wants. The payment waits, and its transfer is begun anew with what the account has then. */
export function buyForPay(client: Client): void {
  const { pay } = client.store.getState()
  if (pay?.status !== 'initiated') return
  closeSend(client)
  clickBuy(client, { token: pay.asset })
}
