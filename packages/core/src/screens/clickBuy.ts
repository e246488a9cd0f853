import type { openBuy } from '../buy/openBuy.js'
import type { Client } from '../Client.js'
import { showView } from '../modal/showView.js'
import { activeWallet } from '../requests/activeWallet.js'
import { isSmartAccount } from '../send/isSmartAccount.js'
import { track } from '../telemetry/track.js'
import { enterBuy } from './enterBuy.js'

/** Leads from the account, or from a payment that the account has too little for, to a purchase. */
export function clickBuy(client: Client, wanted: openBuy.Parameters = {}): void {
  const { network } = activeWallet(client)
  const properties = { isSmartAccount: isSmartAccount(client, network) }
  track(client, { event: 'SELECT_BUY_CRYPTO', properties })
  showView(client, { name: 'OnRampProviders' })
  // What fails stands in the draft.
  enterBuy(client, wanted).catch(() => {})
}
