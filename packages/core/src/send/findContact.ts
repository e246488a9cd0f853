import type { Client } from '../Client.js'
import { isEntryOf } from './isEntryOf.js'
import { type Contact, readContacts } from './readContacts.js'

/** The entry of the address book for this address, in whatever spelling. */
export function findContact(
  client: Pick<Client, 'storage'>,
  { namespace, address }: Pick<Contact, 'namespace' | 'address'>,
): Contact | undefined {
  return readContacts(client).find((one) => isEntryOf(one, { namespace, address }))
}
