import { isSameAddress, type Network, parseCaipNetworkId } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { SendFeatures, SendWarning } from '../SendFeatures.js'
import { listContacts } from './listContacts.js'
import { readRecipients } from './readRecipients.js'

/**
 * What is odd about an address, by those that were sent to from here and those of the address book. It is compared with no others: an address that only
 * sent something here may have been made to look like another.
 */
export function warnByHistory(
  client: Client,
  { features, network, from, address }: warnByHistory.Parameters,
): readonly SendWarning[] {
  const { chainNamespace: namespace } = network
  const isSame = (one: string) => isSameAddress(namespace, one, address)
  if (isSame(from)) return [{ code: 'own_account', mustConfirm: false }]
  const sentTo = readRecipients(client).filter(
    (one) => parseCaipNetworkId(one.caipNetworkId).namespace === namespace,
  )
  const known = [...listContacts(client, { namespace }), ...sentTo].map((one) => one.address)
  if (known.some(isSame)) return []
  const alike = [...known, from].find((one) => features.isLookAlike(one, address))
  return [
    ...(alike ? [{ code: 'look_alike', mustConfirm: true, address: alike } as const] : []),
    { code: 'first_time', mustConfirm: false },
  ]
}

export declare namespace warnByHistory {
  type Parameters = {
    readonly features: SendFeatures
    readonly network: Network
    readonly from: string
    readonly address: string
  }
}
