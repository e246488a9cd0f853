import { FoyerError, type Network } from '@foyer/protocol'
import type { ResolvedName } from '../adapter.js'
import type { Client } from '../Client.js'

/**
 * The address that a name leads to on a network. What looks it up is loaded with the first name.
 *
 * @throws `name_not_resolved` where nothing answers, or that code does not arrive
 * @throws `receiver_of_another_network`, `transaction_refused` as `SendFeatures.readAddress`, `unsupported_chain`
 */
export async function resolveName(
  client: Client,
  parameters: { name: string; network: Network },
): Promise<ResolvedName | undefined> {
  const { lookUpName } = await import('./lookUpName.js').catch((cause: unknown) => {
    throw new FoyerError('name_not_resolved', { cause })
  })
  return lookUpName(client, parameters)
}
