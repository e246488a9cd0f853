import { type CaipNetworkId, FoyerError, parseCaipNetworkId } from '@foyer/protocol'
import { refreshBalances } from '../account/refreshBalances.js'
import type { Receipt } from '../adapter.js'
import type { Client } from '../client.js'
import { demandAlive } from '../demandAlive.js'
import { activeNetworkId, findNetwork } from '../network/state.js'

/**
 * Waits until a transaction is in a block. Balances are read again then, also after a revert, which costs too.
 *
 * @throws `transaction_reverted` with the decoded reason, or 'unknown reason'
 * @throws `receipt_timeout` when it is in no block after 25 seconds
 * @throws `chain_not_configured`, `unsupported_chain`, `client_destroyed`
 */
export async function waitForReceipt(
  client: Client,
  { hash, caipNetworkId }: waitForReceipt.Parameters,
): Promise<Receipt> {
  demandAlive(client)
  const { network: networks } = client.store.getState()
  const id = caipNetworkId ?? activeNetworkId(networks)
  const network = findNetwork(networks, id)
  if (!id || !network) throw new FoyerError('chain_not_configured')
  const adapter = client.adapters.get(parseCaipNetworkId(id).namespace)
  if (!adapter?.waitForReceipt) throw new FoyerError('unsupported_chain')
  try {
    return await adapter.waitForReceipt({ hash, network })
  } finally {
    refreshBalances(client)
  }
}

export declare namespace waitForReceipt {
  type Parameters = {
    hash: string
    /** Default: the network in use. */
    caipNetworkId?: CaipNetworkId | undefined
  }
}
