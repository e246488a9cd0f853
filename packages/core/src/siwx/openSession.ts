import { FoyerError } from '@foyer/protocol'
import type { SiwxSession } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { track } from '../telemetry/track.js'
import { announceSignIn } from './announceSignIn.js'
import { inTime } from './inTime.js'
import { isInUse } from './isInUse.js'
import { isSameSignIn } from './isSameSignIn.js'
import { loadStore } from './loadStore.js'
import { prepareText } from './prepareText.js'
import type { SigningAccount } from './SigningAccount.js'
import type { SigningAttempt } from './SigningAttempt.js'
import { setSignIn } from './setSignIn.js'
import { signInOf } from './signInOf.js'
import { signText } from './signText.js'
import { walletOf } from './walletOf.js'

/**
 * Signs in with an account: its wallet signs a text, unless it has done so while it connected, and the store checks it. A call while one is under way for the
 * same account gets its outcome.
 *
 * @throws as `signIn`
 */
export function openSession(
  client: Client,
  account: SigningAccount,
  signed?: SiwxSession,
): Promise<SiwxSession> {
  const { handles } = client
  handles.signing ??= new Map()
  const running = handles.signing
  const same = running.get(account.namespace)
  if (same?.done && isSameSignIn(same.account, account)) return same.done
  const attempt: SigningAttempt = { account }
  running.set(account.namespace, attempt)
  attempt.done = run(client, attempt, signed).finally(() => {
    if (running.get(account.namespace) === attempt) running.delete(account.namespace)
  })
  return attempt.done
}

async function run(
  client: Client,
  attempt: SigningAttempt,
  signed: SiwxSession | undefined,
): Promise<SiwxSession> {
  const { account } = attempt
  const properties = { network: account.chainId, isSmartAccount: account.type === 'smartAccount' }
  const text = signInOf(client, account)?.text
  try {
    const session = signed ?? (await sign(client, attempt))
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

async function sign(client: Client, attempt: SigningAttempt): Promise<SiwxSession> {
  const { account } = attempt
  const text = signInOf(client, account)?.text
  setSignIn(client, account, { status: 'signing', text })
  // With a text that is there the wallet gets its request in this very turn.
  const session = text
    ? await signText(client, account, text)
    : await signText(client, account, await prepareText(client, account))
  demandOpen(client, attempt)
  return session
}

function demandOpen(client: Client, attempt: SigningAttempt) {
  const { account } = attempt
  const isLatest = client.handles.signing?.get(account.namespace) === attempt
  if (!isLatest || !isInUse(client, account)) throw new FoyerError('sign_in_overtaken')
}
