import { FoyerError, type Namespace } from '@foyer/protocol'
import type { SiwxMessage } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import type { SignedIn } from '../FamilyFeatures.js'
import { activeWallet } from './activeWallet.js'
import { featureOf } from './featureOf.js'

/**
 * Has the connected wallet sign in by the standard of its chain family (`solana:signIn`): the wallet writes the text of these fields (CAIP-122), shows it
 * as a sign-in, and signs it. The text that it signed is compared field by field with what was asked, and its signature checked: what is returned is
 * for the backend, which checks both again. A wallet without such a standard signs the text by `signMessage`.
 *
 * @throws `connector_not_connected`, `chain_not_configured`, `user_rejected`, `request_pending`, `wallet_failed`
 * @throws `action_not_allowed` when chain family or wallet have no sign-in of their own
 * @throws `sign_in_invalid` with the `field` for what no message may say: nothing is requested then
 * @throws `sign_in_differs` with the `field` where the wallet signed another text, `answer_invalid` for a signature of another key
 */
export async function signIn(
  client: Client,
  { fields, chainNamespace }: signIn.Parameters,
): Promise<SignedIn> {
  const wallet = activeWallet(client, chainNamespace)
  const run = featureOf(wallet, 'signIn')
  if (!run) throw new FoyerError('action_not_allowed')
  const { connectorId, address, network } = wallet
  const message = { ...fields, address, chainId: network.caipNetworkId }
  return run(connectorId, { message, address })
}

export declare namespace signIn {
  type Parameters = {
    /** What is signed, but for the account and its network: those in use are. */
    fields: Omit<SiwxMessage, 'address' | 'chainId'>
    /** Default: the namespace in use. */
    chainNamespace?: Namespace | undefined
  }
}
