import {
  type CaipNetworkId,
  contactLabelMax,
  contactsMax,
  FoyerError,
  readLine,
} from '@foyer/protocol'
import type { Client } from '../Client.js'
import { findNetwork } from '../network/state.js'
import { typedText } from '../typedText.js'
import { chainOf } from './chainOf.js'
import { isEntryOf } from './isEntryOf.js'
import { type Contact, readContacts } from './readContacts.js'

/**
 * Keeps an address under a label in this browser's address book, for the chain family of the network; an address that has one gets the new label. From
 * now on it counts as known: an address that looks like it has to be confirmed.
 *
 * @throws `chain_not_configured`, `unsupported_chain`
 * @throws `receiver_of_another_network` for what is no address of the network, `transaction_refused` for one to which nothing may be sent
 * @throws `action_not_allowed` whose `data.finding` says why: `label_empty` of which nothing can be seen, `label_taken` by another address, `book_full`
 */
export async function saveContact(
  client: Client,
  { address: given, label: typed, caipNetworkId }: saveContact.Parameters,
): Promise<Contact> {
  const network = findNetwork(client.store.getState().network, caipNetworkId)
  if (!network) throw new FoyerError('chain_not_configured')
  const { features } = await chainOf(client, network)
  const read = features.readAddress(typedText(given), network)
  if (!read)
    throw new FoyerError('receiver_of_another_network', { data: { network: network.name } })
  const label = readLine(typed, contactLabelMax)
  const one: Contact = { namespace: network.chainNamespace, address: read.address, label }
  const others = readContacts(client).filter((entry) => !isEntryOf(entry, one))
  const finding = findFault(one, others)
  if (finding) throw new FoyerError('action_not_allowed', { data: { finding } })
  readContacts.write(client, [...others, one])
  return one
}

export declare namespace saveContact {
  type Parameters = {
    readonly address: string
    /** Read as one line without unseen characters, and cut after 40. */
    readonly label: string
    readonly caipNetworkId: CaipNetworkId
  }
}

function findFault({ namespace, label }: Contact, others: readonly Contact[]) {
  if (label === '') return 'label_empty'
  if (others.length >= contactsMax) return 'book_full'
  // Two addresses under one label cannot be told apart in a list.
  const isTaken = others.some(
    (one) => one.namespace === namespace && one.label.toLowerCase() === label.toLowerCase(),
  )
  return isTaken ? 'label_taken' : undefined
}
