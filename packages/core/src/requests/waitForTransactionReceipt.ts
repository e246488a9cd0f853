import { type CaipNetworkId, FoyerError, type Namespace, parseCaipNetworkId } from '@foyer/protocol'
import { refreshBalances } from '../account/refreshBalances.js'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { demandAlive } from '../demandAlive.js'
import type { FamilyValue } from '../families/FamilyRequest.js'
import { activeNetworkId, findNetwork } from '../network/state.js'

/**
 * Waits until a transaction is in a block. Balances are fetched again then, also after a revert, which costs gas too.
 *
 * @throws `transaction_reverted` with the decoded reason, or 'unknown reason'
 * @throws `receipt_timeout` when it is in no block after 25 seconds
 * @throws `chain_not_configured`, `unsupported_chain`, `client_destroyed`
 */
export function waitForTransactionReceipt<namespace extends Namespace>(
  client: Client<namespace>,
  parameters: waitForTransactionReceipt.Parameters,
): Promise<FamilyValue<namespace, 'receipt'>>
export async function waitForTransactionReceipt(
  client: Client,
  { hash, caipNetworkId }: waitForTransactionReceipt.Parameters,
): Promise<object> {
  demandAlive(client)
  const { network: networks } = client.store.getState()
  const id = caipNetworkId ?? activeNetworkId(networks)
  const network = findNetwork(networks, id)
  if (!id || !network) throw new FoyerError('chain_not_configured')
  const adapter = adaptersOf(client).get(parseCaipNetworkId(id).namespace)
  if (!adapter?.waitForTransactionReceipt) throw new FoyerError('unsupported_chain')
  try {
    return await adapter.waitForTransactionReceipt({ hash, network })
  } finally {
    refreshBalances(client)
  }
}

export declare namespace waitForTransactionReceipt {
  type Parameters = {
    hash: string
    /** Default: the network in use. */
    caipNetworkId?: CaipNetworkId | undefined
  }
}
