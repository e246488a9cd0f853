import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { type ActiveWallet, activeWallet } from '../requests/activeWallet.js'

/** The wallet that something is sent by. @throws `send_changed` where it has left for a network of which the page knows nothing, `connector_not_connected` */
export function walletInUse(client: Client, chainNamespace: Namespace): ActiveWallet {
  try {
    return activeWallet(client, chainNamespace)
  } catch (error) {
    throw FoyerError.is(error, 'chain_not_configured')
      ? new FoyerError('send_changed', { cause: error })
      : error
  }
}
