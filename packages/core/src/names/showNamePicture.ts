import { changeName, encodeBase64, writeNameChange } from '@foyer/protocol/api'
import { call } from '../api/call.js'
import type { Client } from '../Client.js'
import { activeWallet } from '../requests/activeWallet.js'
import { coinAccountOf } from './coinAccountOf.js'
import { demandSameAccounts } from './demandSameAccounts.js'
import { forgetIdentity } from './forgetIdentity.js'
import { signName } from './signName.js'
import { toNameError } from './toNameError.js'

/**
 * Has a name of the account in use show a picture, or none, by the account's signature. It signs the hash of the bytes, so that the server can show no other one. What is shown is painted
 * anew by the server, at most 256 px wide.
 *
 * @throws `TypeError` on a page without TLS, where browsers hash nothing; as `releaseName`; the server's reasons are `picture_invalid` for bytes that are no PNG, JPEG, WebP or GIF, `picture_differs`, and `too_long` for more than 128 kB
 */
export async function showNamePicture(
  client: Client,
  { name, picture }: showNamePicture.Parameters,
): Promise<void> {
  const { chainNamespace } = activeWallet(client).network
  const account = coinAccountOf(client, chainNamespace)
  const timestamp = Math.floor(client.clock.now() / 1_000)
  const signed = picture ? `sha256:${await hashOf(picture)}` : ''
  const message = writeNameChange({ action: 'picture', name, picture: signed, timestamp })
  const signature = await signName(client, { message, chainNamespace })
  demandSameAccounts(client, { [chainNamespace]: account })
  const given = picture && { picture: encodeBase64(picture) }
  await call(client, changeName, { body: { ...account, message, signature, ...given } }).catch(
    async (error: unknown) => {
      throw await toNameError(error, name)
    },
  )
  await forgetIdentity(client, chainNamespace)
}

async function hashOf(bytes: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes.slice())
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export declare namespace showNamePicture {
  type Parameters = {
    /** Whole. */
    readonly name: string
    /** The file's bytes, at most 128 kB; absent: the name shows no picture any more. */
    readonly picture?: Uint8Array | undefined
  }
}
