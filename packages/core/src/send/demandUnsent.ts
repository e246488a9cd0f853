import { FoyerError, isSameAddress, type Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { readRecipients } from './readRecipients.js'
import type { SendPreview } from './state.js'

/**
 * Nothing was sent to the receiver since the preview was made, by another tab of this page or by this one: it may have been the same payment. With the next
 * preview that is known, and it is the user's will.
 *
 * @throws `sent_meanwhile`
 */
export function demandUnsent(
  client: Pick<Client, 'storage'>,
  { network, from, preview }: demandUnsent.Parameters,
): void {
  const { chainNamespace: namespace, caipNetworkId } = network
  const isSent = readRecipients(client).some(
    (one) =>
      one.caipNetworkId === caipNetworkId &&
      one.at > preview.madeAt &&
      isSameAddress(namespace, one.from, from) &&
      isSameAddress(namespace, one.address, preview.to),
  )
  if (isSent) throw new FoyerError('sent_meanwhile')
}

export declare namespace demandUnsent {
  type Parameters = {
    readonly network: Network
    readonly from: string
    readonly preview: SendPreview
  }
}
