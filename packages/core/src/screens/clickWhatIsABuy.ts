import type { Client } from '../Client.js'
import { showView } from '../modal/showView.js'
import { activeWallet } from '../requests/activeWallet.js'
import { isSmartAccount } from '../send/isSmartAccount.js'
import { track } from '../telemetry/track.js'

/** Leads from a purchase to what buying is. */
export function clickWhatIsABuy(client: Client): void {
  const { network } = activeWallet(client)
  const properties = { isSmartAccount: isSmartAccount(client, network) }
  track(client, { event: 'SELECT_WHAT_IS_A_BUY', properties })
  showView(client, { name: 'WhatIsABuy' })
}
