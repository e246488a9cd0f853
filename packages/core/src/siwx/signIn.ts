import { FoyerError, type Namespace } from '@foyer/protocol'
import type { SiwxSession } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { pairingConnectorId } from '../connectorIds.js'
import { demandAlive } from '../demandAlive.js'
import { accountOf } from './accountOf.js'
import { openSession } from './openSession.js'
import { prepareText } from './prepareText.js'
import { setSignIn } from './setSignIn.js'
import { signInOf } from './signInOf.js'
import { signText } from './signText.js'

/**
 * Signs in with the account in use: the wallet signs a text, the store checks it and keeps the session. A call while one is under way for the same
 * account gets its outcome. The state of the client says how it goes.
 *
 * @throws `siwx_not_enabled`, `active_address_not_found` without a wallet, `active_network_or_client_not_found` on a network that the host does not list
 * @throws `user_rejected`, `sign_in_overtaken` where another account, network or wallet is in use by the time the wallet signed: its signature is
 *   thrown away; what the wallet and the store throw
 */
export async function signIn(
  client: Client,
  { chainNamespace }: signIn.Parameters = {},
): Promise<SiwxSession> {
  demandAlive(client)
  const account = accountOf(client.store.getState(), chainNamespace)
  if (!client.options.siwx) throw new FoyerError('siwx_not_enabled')
  if (!account) throw new FoyerError('active_address_not_found')
  if (!account.isSupported) throw new FoyerError('active_network_or_client_not_found')
  return openSession(client, account, async () => {
    const text = signInOf(client, account)?.text
    setSignIn(client, account, { status: 'signing', text })
    // With a text that is there the wallet gets its request in this very turn.
    const prepared = text ?? (await prepareText(client, account))
    const away = account.connectorId === pairingConnectorId && client.handles.signAway
    return away ? away(account, prepared) : signText(client, account, prepared)
  })
}

export declare namespace signIn {
  type Parameters = {
    /** Default: the namespace in use. */
    chainNamespace?: Namespace | undefined
  }
}
