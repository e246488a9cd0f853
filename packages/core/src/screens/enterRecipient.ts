import type { Client } from '../Client.js'
import { typeRecipient } from '../send/typeRecipient.js'
import type { LinkFault, takeLink } from './takeLink.js'

/** Why a payment link is not taken over: see `LinkFault`; `unread` where the code that reads it does not arrive. */
export type RefusedLink = LinkFault | 'unread'

/**
 * What was typed, pasted or scanned as receiver: an address, a name, or a payment link, whose token and amount are taken over with its receiver once its
 * network is compared. Never rejects.
 *
 * @returns why a payment link is not taken over; the text stands in the field then, as no address
 */
export async function enterRecipient(
  client: Client,
  { text, via }: typeRecipient.Parameters,
): Promise<RefusedLink | undefined> {
  // Neither an address nor a name has one.
  if (!text.includes(':')) {
    await typeRecipient(client, { text, via })
    return undefined
  }
  const before = recipientOf(client)
  const fault = await take(client, { text, before }).catch(missed)
  // The user went on typing.
  if (!fault || recipientOf(client) !== before) return undefined
  await typeRecipient(client, { text })
  return fault
}

const recipientOf = (client: Client) => client.store.getState().send.draft?.recipient

const missed = (): RefusedLink => 'unread'

async function take(client: Client, parameters: takeLink.Parameters) {
  const { takeLink } = await import('./takeLink.js')
  return takeLink(client, parameters)
}
