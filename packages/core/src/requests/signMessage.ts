import type { Namespace } from '@foyer/protocol'
import type { Client } from '../client.js'
import { activeAccount } from './activeAccount.js'

/**
 * Asks the connected wallet to sign text (EIP-191 `personal_sign` for EVM). Returns the signature in the
 * namespace's own encoding: hex with 0x for EVM.
 *
 * @throws `connector_not_connected`, `user_rejected`, `request_pending`, `sign_message_failed`,
 *   `account_not_connected`
 */
export async function signMessage(
  client: Client,
  { message, namespace }: signMessage.Parameters,
): Promise<string> {
  const { adapter, connectorId, address } = activeAccount(client, namespace)
  return adapter.signMessage(connectorId, { message, address })
}

export declare namespace signMessage {
  type Parameters = {
    message: string
    /** Default: the namespace in use. */
    namespace?: Namespace | undefined
  }
}
