import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { signMessage } from '../requests/signMessage.js'
import { holdEntry } from '../send/holdEntry.js'

/**
 * Has the wallet of a chain family sign a message about a name. The embedded wallet shows its screen over the view, and leads back to it.
 *
 * @throws what `signMessage` throws; `connector_not_connected`, `client_destroyed` when that comes before the wallet's answer
 */
export async function signName(
  client: Client,
  toSign: { readonly message: string; readonly chainNamespace: Namespace },
): Promise<string> {
  const held = holdEntry(client, { entry: {}, chainNamespace: toSign.chainNamespace })
  const signing = signMessage(client, toSign)
  signing.catch(() => {})
  try {
    const signature = await Promise.race([signing, held.gone])
    held.end('success')
    return signature
  } catch (error) {
    held.end(FoyerError.is(error, 'user_rejected') ? 'cancel' : 'error')
    throw error
  }
}
