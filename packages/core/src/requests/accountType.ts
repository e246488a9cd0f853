import type { AccountType, Network } from '@foyer/protocol'
import type { Client } from '../Client.js'

/** What kind the account in use of the network's chain family is; `undefined` where none is connected. */
export function accountType(
  { store }: Pick<Client, 'store'>,
  { chainNamespace }: Pick<Network, 'chainNamespace'>,
): AccountType | undefined {
  return store.getState().connection.byNamespace[chainNamespace]?.accounts[0].type
}
