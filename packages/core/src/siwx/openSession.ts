import { FoyerError } from '@foyer/protocol'
import type { SiwxSession, SiwxStore } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { report } from '../telemetry/report.js'
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
    if (!isOpen(client, attempt)) await takeBack(client, account, store)
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

function isOpen(client: Client, attempt: SigningAttempt): boolean {
  const { account } = attempt
  const isLatest = client.handles.signing?.get(account.namespace) === attempt
  return isLatest && isInUse(client, account)
}

function demandOpen(client: Client, attempt: SigningAttempt) {
  if (!isOpen(client, attempt)) throw new FoyerError('sign_in_overtaken')
}

/** The user left or disconnected while the store checked: what it opened for the account ends. */
async function takeBack(client: Client, { chainId, address }: SigningAccount, store: SiwxStore) {
  await inTime(client, store.revokeSession(chainId, address)).catch((error) => {
    report(client, error)
  })
  announceSignIn(client)
}
