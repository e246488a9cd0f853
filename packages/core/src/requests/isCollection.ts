import type { Network } from '@foyer/protocol'
import type { Client } from '../Client.js'

/** Whether the account in use of the network's chain family is kept for what is collected: its coins may carry something, and pay nothing. */
export function isCollection(
  { store }: Pick<Client, 'store'>,
  { chainNamespace }: Pick<Network, 'chainNamespace'>,
): boolean {
  const connection = store.getState().connection.byNamespace[chainNamespace]
  return connection?.accounts[0].type === 'ordinal'
}
