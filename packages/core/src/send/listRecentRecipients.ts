import { type CaipNetworkId, isSameAddress, parseCaipNetworkId } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { type RecentRecipient, readRecipients } from './readRecipients.js'

/**
 * The addresses to which something was sent from here, the latest first: kept in this browser alone. Without parameters all; else those of an account or
 * network. An address that only sent something here is not among them.
 */
export function listRecentRecipients(
  client: Pick<Client, 'storage'>,
  { from, caipNetworkId }: listRecentRecipients.Parameters = {},
): readonly RecentRecipient[] {
  return readRecipients(client).filter(
    (one) =>
      (from === undefined ||
        isSameAddress(parseCaipNetworkId(one.caipNetworkId).namespace, one.from, from)) &&
      (caipNetworkId === undefined || one.caipNetworkId === caipNetworkId),
  )
}

export declare namespace listRecentRecipients {
  type Parameters = {
    readonly from?: string | undefined
    readonly caipNetworkId?: CaipNetworkId | undefined
  }
}
