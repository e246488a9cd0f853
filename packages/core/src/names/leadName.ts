import { FoyerError, type Namespace } from '@foyer/protocol'
import { changeName, writeNameChange } from '@foyer/protocol/api'
import { call } from '../api/call.js'
import type { Client } from '../Client.js'
import { activeWallet } from '../requests/activeWallet.js'
import { coinAccountOf } from './coinAccountOf.js'
import { demandSameAccounts } from './demandSameAccounts.js'
import { signName } from './signName.js'
import { toNameError } from './toNameError.js'

/**
 * Leads a name of the account in use to the connected account of another chain family as well. Both wallets sign the one text, which names that address: first the name's, then the
 * other one's.
 *
 * @throws `connector_not_connected` where no wallet of the family is connected, `invalid_chain_id` where names keep no address of its network
 * @throws `name_registration_failed`, `address_or_auth_connector_not_found` as `releaseName`; what `signMessage` throws
 */
export async function leadName(
  client: Client,
  { name, namespace }: leadName.Parameters,
): Promise<void> {
  const { chainNamespace } = activeWallet(client).network
  // One family has one account in use: its other networks are led to by registering there.
  if (namespace === chainNamespace) throw new FoyerError('action_not_allowed')
  const holder = coinAccountOf(client, chainNamespace)
  const { publicKey, ...other } = coinAccountOf(client, namespace)
  const timestamp = Math.floor(client.clock.now() / 1_000)
  const message = writeNameChange({ action: 'lead', name, ...other, timestamp })
  const demandSame = () =>
    demandSameAccounts(client, { [chainNamespace]: holder, [namespace]: other })
  const signature = await signName(client, { message, chainNamespace })
  demandSame()
  const proven = await signName(client, { message, chainNamespace: namespace })
  demandSame()
  const proof = { signature: proven, ...(publicKey !== undefined && { publicKey }) }
  await call(client, changeName, { body: { ...holder, message, signature, proof } }).catch(
    async (error: unknown) => {
      throw await toNameError(error, name)
    },
  )
}

export declare namespace leadName {
  type Parameters = {
    /** Whole. */
    readonly name: string
    /** The family of the connected account that the name is to lead to. */
    readonly namespace: Namespace
  }
}
