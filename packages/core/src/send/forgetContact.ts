import type { Client } from '../Client.js'
import { isEntryOf } from './isEntryOf.js'
import { type Contact, readContacts } from './readContacts.js'

/** Removes an address from the address book of this browser. One that was sent to stays known as such (`forgetRecentRecipients`). @throws `client_destroyed` */
export function forgetContact(
  client: Pick<Client, 'storage' | 'signal'>,
  one: Pick<Contact, 'namespace' | 'address'>,
): void {
  readContacts.write(
    client,
    readContacts(client).filter((entry) => !isEntryOf(entry, one)),
  )
}
