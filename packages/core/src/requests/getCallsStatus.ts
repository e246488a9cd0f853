import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { FamilyValue } from '../families/FamilyRequest.js'
import { activeAccount } from './activeAccount.js'
import { featureOf } from './featureOf.js'

/**
 * The status of a bundle of calls (EIP-5792 `wallet_getCallsStatus` for EVM).
 *
 * @throws `connector_not_connected`, `wallet_failed`, `unsupported_chain`
 */
export function getCallsStatus<namespace extends Namespace>(
  client: Client<namespace>,
  parameters: getCallsStatus.Parameters<namespace>,
): Promise<FamilyValue<namespace, 'callsStatus'>>
export async function getCallsStatus(
  client: Client,
  { id, chainNamespace }: getCallsStatus.Parameters,
): Promise<object> {
  const account = activeAccount(client, chainNamespace)
  const run = featureOf(account, 'getCallsStatus')
  if (!run) throw new FoyerError('unsupported_chain')
  return run(account.connectorId, { id })
}

export declare namespace getCallsStatus {
  type Parameters<namespace extends Namespace = Namespace> = {
    id: string
    /** Default: the namespace in use. */
    chainNamespace?: namespace | undefined
  }
}
