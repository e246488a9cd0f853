import { isSameAddress } from '@foyer/protocol'
import type { Contact } from './readContacts.js'

/** Whether the entry is that of the address. */
export function isEntryOf(
  one: Contact,
  { namespace, address }: Pick<Contact, 'namespace' | 'address'>,
): boolean {
  return one.namespace === namespace && isSameAddress(namespace, one.address, address)
}
