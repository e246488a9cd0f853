import { isSameAddress, parseCaipNetworkId, recipientsMax } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { type RecentRecipient, readRecipients } from './readRecipients.js'

/** Something was sent to them. */
export function rememberRecipient(client: Pick<Client, 'storage'>, one: RecentRecipient): void {
  const { namespace } = parseCaipNetworkId(one.caipNetworkId)
  const isOther = ({ address, caipNetworkId, from }: RecentRecipient) =>
    caipNetworkId !== one.caipNetworkId ||
    !isSameAddress(namespace, address, one.address) ||
    !isSameAddress(namespace, from, one.from)
  const others = readRecipients(client).filter(isOther)
  readRecipients.write(client, [one, ...others].slice(0, recipientsMax))
}
