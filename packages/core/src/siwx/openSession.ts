import { FoyerError } from '@foyer/protocol'
import type { SiwxSession } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { track } from '../telemetry/track.js'
import { announceSignIn } from './announceSignIn.js'
import { inTime } from './inTime.js'
import { isInUse } from './isInUse.js'
import { isSameSignIn } from './isSameSignIn.js'
import { loadStore } from './loadStore.js'
import type { SigningAccount } from './SigningAccount.js'
import type { SigningAttempt } from './SigningAttempt.js'
import { setSignIn } from './setSignIn.js'
import { signInOf } from './signInOf.js'
import { walletOf } from './walletOf.js'

/**
 * Signs in with an account: `sign` has its wallet sign a text, which may have been done while it connected, and the store checks it. A call while one is under
 * way for the same account gets its outcome.
 *
 * @throws as `signIn`
 */
export function openSession(
  client: Client,
  account: SigningAccount,
  sign: () => Promise<SiwxSession>,
): Promise<SiwxSession> {
  const { handles } = client
  handles.signing ??= new Map()
  const running = handles.signing
  const same = running.get(account.namespace)
  if (same?.done && isSameSignIn(same.account, account)) return same.done
  const attempt: SigningAttempt = { account }
  running.set(account.namespace, attempt)
  attempt.done = run(client, attempt, sign).finally(() => {
    if (running.get(account.namespace) === attempt) running.delete(account.namespace)
  })
  return attempt.done
}

async function run(
  client: Client,
  attempt: SigningAttempt,
  sign: () => Promise<SiwxSession>,
): Promise<SiwxSession> {
  const { account } = attempt
  const properties = { network: account.chainId, isSmartAccount: account.type === 'smartAccount' }
  const text = signInOf(client, account)?.text
  try {
    const session = await sign()
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
