import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { type ActiveWallet, activeWallet } from '../requests/activeWallet.js'

/**
 * The wallet, account and network in use, of which a name is to be.
 *
 * @throws `connector_not_connected`; `network_not_found` where the wallet is on a network that the host did not list
 */
export function nameWallet(client: Client, namespace?: Namespace): ActiveWallet {
  try {
    return activeWallet(client, namespace)
  } catch (cause) {
    if (!FoyerError.is(cause, 'chain_not_configured')) throw cause
    throw new FoyerError('network_not_found', { cause })
  }
}
