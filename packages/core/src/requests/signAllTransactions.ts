import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { FamilyValue } from '../families/FamilyRequest.js'
import { activeWallet } from './activeWallet.js'
import { featureOf } from './featureOf.js'

/**
 * Sends the connected wallet a request to sign several transactions, none of which is sent: in one prompt where the wallet has that, else one
 * after the other. All are signed and checked as by `signTransaction`, or none is given back.
 *
 * @throws what `signTransaction` throws; `action_not_allowed` also for none, or more than 50
 */
export function signAllTransactions<namespace extends Namespace>(
  client: Client<namespace>,
  parameters: signAllTransactions.Parameters<namespace>,
): Promise<readonly FamilyValue<namespace, 'signed'>[]>
export async function signAllTransactions(
  client: Client,
  { chainNamespace, transactions }: signAllTransactions.Parameters<Namespace>,
): Promise<readonly object[]> {
  const wallet = activeWallet(client, chainNamespace)
  const run = featureOf(wallet, 'signAllTransactions')
  if (!run) throw new FoyerError('action_not_allowed')
  const { connectorId, address, network } = wallet
  return run(connectorId, { address, network, unsigned: transactions })
}

export declare namespace signAllTransactions {
  type Parameters<namespace extends Namespace> = {
    /** Each as `signTransaction` takes it. */
    transactions: readonly FamilyValue<namespace, 'unsigned'>[]
    /** Default: the namespace in use. */
    chainNamespace?: Namespace | undefined
  }
}
