import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { FamilyValue } from '../families/FamilyRequest.js'
import { activeAccount } from './activeAccount.js'
import { featureOf } from './featureOf.js'

/**
 * Sends the connected wallet a request to sign typed data (EIP-712, `eth_signTypedData_v4` for EVM). Returns the signature:
 * hex with 0x for EVM.
 *
 * @throws `connector_not_connected`, `user_rejected`, `request_pending`, `sign_message_failed`,
 *   `account_not_connected`
 * @throws `unsupported_chain` when this chain family has no typed data
 */
export function signTypedData<namespace extends Namespace>(
  client: Client<namespace>,
  parameters: signTypedData.Parameters<namespace>,
): Promise<FamilyValue<namespace, 'signature'>>
export async function signTypedData(
  client: Client,
  { typedData, chainNamespace }: signTypedData.Parameters,
): Promise<string> {
  const account = activeAccount(client, chainNamespace)
  const run = featureOf(account, 'signTypedData')
  if (!run) throw new FoyerError('unsupported_chain')
  return run(account.connectorId, { typedData, address: account.address })
}

export declare namespace signTypedData {
  type Parameters<namespace extends Namespace = Namespace> = {
    typedData: FamilyValue<namespace, 'typedData'>
    /** Default: the namespace in use. */
    chainNamespace?: namespace | undefined
  }
}
