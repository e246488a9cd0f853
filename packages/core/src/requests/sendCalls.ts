import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { FamilyRequest } from '../families/FamilyRequest.js'
import { featureOf } from './featureOf.js'
import { type NamespaceInput, tracked } from './tracked.js'

/**
 * Sends the connected wallet a request to send several calls as one (EIP-5792 `wallet_sendCalls`). Returns
 * the bundle's id, for `getCallsStatus`. Their end is watched as that of `sendTransaction`, where the wallet says it.
 *
 * @throws `connector_not_connected`, `user_rejected`, `wallet_failed`, `unsupported_chain`
 */
export function sendCalls<namespace extends Namespace>(
  client: Client<namespace>,
  calls: FamilyRequest<namespace, 'calls'>,
): Promise<string>
export function sendCalls(client: Client, given: NamespaceInput): Promise<string> {
  return tracked(client, given, async (wallet, calls) => {
    const run = featureOf(wallet, 'sendCalls')
    if (!run) throw new FoyerError('unsupported_chain')
    const { connectorId, address, network } = wallet
    const hash = await run(connectorId, { address, network, ...calls })
    client.handles.watchSent?.({ hash, address, network, request: { calls } })
    return hash
  })
}
