import { FoyerError, type Namespace } from '@foyer/protocol'
import type { SiwxSession } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { demandAlive } from '../demandAlive.js'
import { track } from '../telemetry/track.js'
import { accountOf } from './accountOf.js'
import { announceSignIn } from './announceSignIn.js'
import { inTime } from './inTime.js'
import { isInUse } from './isInUse.js'
import { isSameSignIn } from './isSameSignIn.js'
import { loadStore } from './loadStore.js'
import { prepareText } from './prepareText.js'
import type { SigningAttempt } from './SigningAttempt.js'
import { setSignIn } from './setSignIn.js'
import { signInOf } from './signInOf.js'
import { signText } from './signText.js'
import { walletOf } from './walletOf.js'

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
  const { handles } = client
  handles.signing ??= new Map()
  const running = handles.signing
  const same = running.get(account.namespace)
  if (same?.done && isSameSignIn(same.account, account)) return same.done
  const attempt: SigningAttempt = { account }
  running.set(account.namespace, attempt)
  attempt.done = run(client, attempt).finally(() => {
    if (running.get(account.namespace) === attempt) running.delete(account.namespace)
  })
  return attempt.done
}

export declare namespace signIn {
  type Parameters = {
    /** Default: the namespace in use. */
    chainNamespace?: Namespace | undefined
  }
}

async function run(client: Client, attempt: SigningAttempt): Promise<SiwxSession> {
  const { account } = attempt
  const properties = { network: account.chainId, isSmartAccount: account.type === 'smartAccount' }
  const text = signInOf(client, account)?.text
  setSignIn(client, account, { status: 'signing', text })
  try {
    // With a text that is there the wallet gets its request in this very turn.
    const session = text
      ? await signText(client, account, text)
      : await signText(client, account, await prepareText(client, account))
    demandOpen(client, attempt)
    setSignIn(client, account, { status: 'verifying', text })
    const store = await loadStore(client)
    await inTime(client, store.addSession(session, walletOf(client, account)))
    demandOpen(client, attempt)
    setSignIn(client, account, { status: 'signedIn', session })
    track(client, { event: 'SIWX_AUTH_SUCCESS', properties })
    announceSignIn(client)
    return session
  } catch (error) {
    // What ended it said so already.
    demandOpen(client, attempt)
    const status = FoyerError.is(error, 'user_rejected') ? 'refused' : 'failed'
    setSignIn(client, account, { status, error })
    track(client, { event: 'SIWX_AUTH_ERROR', properties })
    throw error
  }
}

function demandOpen(client: Client, attempt: SigningAttempt) {
  const { account } = attempt
  const isLatest = client.handles.signing?.get(account.namespace) === attempt
  if (!isLatest || !isInUse(client, account)) throw new FoyerError('sign_in_overtaken')
}
