import { changeName, writeNameChange } from '@foyer/protocol/api'
import { call } from '../api/call.js'
import type { Client } from '../Client.js'
import { activeWallet } from '../requests/activeWallet.js'
import { coinAccountOf } from './coinAccountOf.js'
import { demandSameAccounts } from './demandSameAccounts.js'
import { forgetIdentity } from './forgetIdentity.js'
import { signName } from './signName.js'
import { toNameError } from './toNameError.js'

/**
 * Gives up a name of the account in use, by its signature. The name leads nowhere at once, and the server gives it to no account for 90 days, nor to this one.
 *
 * @throws `name_registration_failed` with the server's reason, `name_foreign` for another account's name; `address_or_auth_connector_not_found` where the account changed before it had signed; what
 *   `signMessage` throws
 */
export async function releaseName(client: Client, { name }: releaseName.Parameters): Promise<void> {
  const { chainNamespace } = activeWallet(client).network
  const account = coinAccountOf(client, chainNamespace)
  const timestamp = Math.floor(client.clock.now() / 1_000)
  const message = writeNameChange({ action: 'release', name, timestamp })
  const signature = await signName(client, { message, chainNamespace })
  demandSameAccounts(client, { [chainNamespace]: account })
  await call(client, changeName, { body: { ...account, message, signature } }).catch(
    async (error: unknown) => {
      throw await toNameError(error, name)
    },
  )
  await forgetIdentity(client, chainNamespace)
}

export declare namespace releaseName {
  /** `name`: whole. */
  type Parameters = { readonly name: string }
}
