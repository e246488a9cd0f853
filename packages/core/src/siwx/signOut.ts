import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { disconnect } from '../connection/disconnect.js'
import { report } from '../telemetry/report.js'
import { accountOf } from './accountOf.js'
import { announceSignIn } from './announceSignIn.js'
import { checkSession } from './checkSession.js'
import { inTime } from './inTime.js'
import { loadStore } from './loadStore.js'
import { noteSigning } from './noteSigning.js'
import type { SigningAccount } from './SigningAccount.js'
import { setSignIn } from './setSignIn.js'
import { signsIn } from './signsIn.js'
import { untilRestored } from './untilRestored.js'

/**
 * Ends the session of the account in use. The wallet stays connected, unless the host's store requires a session. While a remembered wallet is being
 * reconnected the call waits for it. A sign-in that is under way is given up.
 *
 * @throws `siwx_not_enabled`, `connector_not_connected`, what the store throws: the backend may not have ended the session then, and the call can be made again
 */
export async function signOut(
  client: Client,
  { chainNamespace }: signOut.Parameters = {},
): Promise<void> {
  const store = await loadStore(client)
  // The page shows the session that this browser keeps before the wallet is back.
  await untilRestored(client, chainNamespace)
  const account = accountOf(client.store.getState(), chainNamespace)
  if (!account) throw new FoyerError('connector_not_connected')
  // It has no session, and the one of another account is not its to end.
  if (!signsIn(store, account.namespace)) return
  // What the wallet still signs is thrown away.
  client.handles.signing?.delete(account.namespace)
  noteSigning(client, account, undefined)
  const { chainId, address } = account
  await inTime(client, store.revokeSession(chainId, address)).catch((error) => {
    showAsKept(client, account)
    throw error
  })
  const isStill = setSignIn(client, account, { status: 'signedOut' })
  announceSignIn(client)
  if (isStill && client.store.getState().siwx.isRequired)
    await disconnect(client, {
      namespace: account.namespace,
      connectorId: account.connectorId,
    })
}

/** A session may have ended in this page, and not where it did not answer. */
function showAsKept(client: Client, account: SigningAccount): void {
  checkSession(client, account, 'routine').then(
    (session) => session ?? setSignIn(client, account, { status: 'signedOut' }),
    (error) => report(client, error),
  )
}

export declare namespace signOut {
  type Parameters = {
    /** Default: the namespace in use. */
    chainNamespace?: Namespace | undefined
  }
}
