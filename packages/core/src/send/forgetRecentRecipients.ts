import type { Client } from '../Client.js'
import { demandAlive } from '../demandAlive.js'
import { readRecipients } from './readRecipients.js'

/** Forgets an address on all networks, as `listRecentRecipients` has it; without one, all of them. @throws `client_destroyed` */
export function forgetRecentRecipients(
  client: Pick<Client, 'storage' | 'signal'>,
  { address }: { address?: string | undefined } = {},
): void {
  demandAlive(client)
  const isKept = (one: { address: string }) => address !== undefined && one.address !== address
  readRecipients.write(client, readRecipients(client).filter(isKept))
}
