import { isSameAddress, type Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { activeAccount } from '../requests/activeAccount.js'
import { featureOf } from '../requests/featureOf.js'
import type { SentTransfer } from './state.js'

type Status = {
  readonly status: 'pending' | 'success' | 'failure'
  readonly hashes: readonly string[]
}

/**
 * What the wallet says of calls that it sent: `hash` is the transaction that they are in, by whose receipt they are final. Nothing where they wait, and
 * where the account that sent them is not connected now.
 */
export async function lookAfterCalls(
  client: Client,
  { id, from, network }: { id: string } & Pick<SentTransfer, 'from'> & { network: Network },
): Promise<{ readonly hash?: string | undefined; readonly hasFailed?: true }> {
  const account = activeAccount(client, network.chainNamespace)
  const run = featureOf(account, 'getCallsStatus')
  if (!run || !isSameAddress(network.chainNamespace, account.address, from)) return {}
  const { status, hashes } = (await run(account.connectorId, { id })) as Status
  const hash = hashes.at(-1)
  if (status === 'failure') return { hash, hasFailed: true }
  return status === 'success' ? { hash } : {}
}
