import type { Client } from '../Client.js'
import { disconnect } from '../connection/disconnect.js'
import { report } from '../telemetry/report.js'
import { noteSigning } from './noteSigning.js'
import type { SigningAccount } from './SigningAccount.js'
import { setSignIn } from './setSignIn.js'

/** The user does not sign in: where a session is required the wallet is disconnected. */
export async function refuseSignIn(client: Client, account: SigningAccount): Promise<void> {
  client.handles.signing?.delete(account.namespace)
  noteSigning(client, account, undefined)
  if (!setSignIn(client, account, { status: 'refused' })) return
  if (!client.store.getState().siwx.isRequired) return
  const { namespace, connectorId } = account
  // Here it ends in any case, whatever the wallet does.
  await disconnect(client, { namespace, connectorId }).catch((error) => report(client, error))
}
