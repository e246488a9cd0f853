import { FoyerError, isSameAddress } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { demandAlive } from '../demandAlive.js'
import { nameWallet } from './nameWallet.js'
import type { NameDraft } from './state.js'

/**
 * The name that is chosen, whose account and network are those in use.
 *
 * @throws `address_or_auth_connector_not_found` where there is none, or another account or network is in use by now; `network_not_found` where the wallet is on a network that the host
 *   did not list; `client_destroyed`
 */
export function nameDraftOf(client: Client): NameDraft {
  demandAlive(client)
  const draft = client.store.getState().names?.draft
  if (!draft || !isInUse(client, draft)) throw new FoyerError('address_or_auth_connector_not_found')
  return draft
}

function isInUse(client: Client, { namespace, caipNetworkId, account }: NameDraft): boolean {
  try {
    const { address, network } = nameWallet(client, namespace)
    return network.caipNetworkId === caipNetworkId && isSameAddress(namespace, address, account)
  } catch (error) {
    if (FoyerError.is(error, 'network_not_found')) throw error
    return false
  }
}
