import type { Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { type Contact, readContacts } from './readContacts.js'

/**
 * The address book by label: addresses that the user named, kept in this browser alone. An address of EVM networks is one on all of them; without a
 * `namespace` those of all chain families.
 */
export function listContacts(
  client: Pick<Client, 'storage'>,
  { namespace }: { namespace?: Namespace | undefined } = {},
): readonly Contact[] {
  return readContacts(client)
    .filter((one) => namespace === undefined || one.namespace === namespace)
    .sort((one, other) => one.label.localeCompare(other.label))
}
