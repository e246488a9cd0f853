import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { OfEntry } from '../FamilyTypes.js'
import type { FamilyValue } from '../families/FamilyRequest.js'
import { activeAccount } from './activeAccount.js'
import { featureOf } from './featureOf.js'

/**
 * Sends the connected wallet a request to sign text (EIP-191 `personal_sign` for EVM). Returns the signature in
 * the namespace's own encoding: hex with 0x for EVM.
 *
 * @throws `connector_not_connected`, `user_rejected`, `request_pending`, `sign_message_failed`,
 *   `account_not_connected`, `action_not_allowed` when the chain family cannot sign text here
 */
export function signMessage<namespace extends Namespace>(
  client: Client<namespace>,
  parameters: signMessage.Parameters & OfEntry,
): Promise<FamilyValue<namespace, 'signature'>>
export async function signMessage(
  client: Client,
  { message, chainNamespace, entry }: signMessage.Parameters & OfEntry,
): Promise<string> {
  const account = activeAccount(client, chainNamespace)
  const run = featureOf(account, 'signMessage')
  if (!run) throw new FoyerError('action_not_allowed')
  return run(account.connectorId, { message, address: account.address, entry })
}

export declare namespace signMessage {
  type Parameters = {
    message: string
    /** Default: the namespace in use. */
    chainNamespace?: Namespace | undefined
  }
}
