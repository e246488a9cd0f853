import type { Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { signMessage } from '../requests/signMessage.js'
import { whileHeld } from '../send/whileHeld.js'

/**
 * Has the wallet of a chain family sign a message about a name. The embedded wallet shows its screen over the view, and leads back to it.
 *
 * @throws what `signMessage` throws; `connector_not_connected`, `client_destroyed` when that comes before the wallet's answer
 */
export function signName(
  client: Client,
  toSign: { readonly message: string; readonly chainNamespace: Namespace },
): Promise<string> {
  return whileHeld(client, toSign.chainNamespace, (entry) =>
    signMessage(client, { ...toSign, entry }),
  )
}
