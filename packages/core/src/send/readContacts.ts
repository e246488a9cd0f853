import { isNamespace, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { fields, is, text } from '../checks.js'
import { demandAlive } from '../demandAlive.js'
import { readList } from '../readList.js'

/** An address that the user keeps under a label of their own: an entry of the address book, which is of this browser alone. */
export type Contact = {
  readonly namespace: Namespace
  /** As the chain family writes it. */
  readonly address: string
  /** One line without unseen characters. */
  readonly label: string
}

const shape = fields({
  ...{ address: text, label: text },
  namespace: is('a known namespace', isNamespace),
})

const key = 'contacts'

/** The whole address book. An entry of another shape is absent. */
export function readContacts({ storage }: Pick<Client, 'storage'>): readonly Contact[] {
  return readList(storage.scope('send').get(key), shape)
}

/** @throws `client_destroyed` */
readContacts.write = (
  client: Pick<Client, 'storage' | 'signal'>,
  all: readonly Contact[],
): void => {
  demandAlive(client)
  const storage = client.storage.scope('send')
  if (all.length > 0) storage.set(key, JSON.stringify(all))
  else storage.remove(key)
}
