import type { Client } from '../Client.js'
import { readRecipients } from './readRecipients.js'

/** Forgets an address on all networks, as `listRecentRecipients` has it; without one, all of them. */
export function forgetRecentRecipients(
  client: Pick<Client, 'storage'>,
  { address }: { address?: string | undefined } = {},
): void {
  const isKept = (one: { address: string }) => address !== undefined && one.address !== address
  readRecipients.write(client, readRecipients(client).filter(isKept))
}
