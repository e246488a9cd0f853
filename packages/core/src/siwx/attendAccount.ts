import type { SiwxSession, SiwxStore } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { disconnect } from '../connection/disconnect.js'
import { embeddedConnectorId } from '../connectorIds.js'
import { openModal } from '../modal/openModal.js'
import { notify } from '../notices/notify.js'
import { report } from '../telemetry/report.js'
import { carry } from './carry.js'
import { checkSession } from './checkSession.js'
import { loadStore } from './loadStore.js'
import { promptSignIn } from './promptSignIn.js'
import { resumeNoted } from './resumeNoted.js'
import type { SigningAccount } from './SigningAccount.js'
import { setSignIn } from './setSignIn.js'
import { signAtOnce } from './signAtOnce.js'
import { signInOf } from './signInOf.js'
import { signsIn } from './signsIn.js'
import type { SignIn } from './state.js'

/** An account came into use: ends what the store wants ended, asks it for a session, and prompts the user where there is none. */
export async function attendAccount(
  client: Client,
  account: SigningAccount,
  { former, isFresh, leave }: attendAccount.Parameters,
): Promise<void> {
  if (!account.isSupported) {
    setSignIn(client, account, { status: 'signedOut' })
    await leave().catch((error) => report(client, error))
    return
  }
  const { left } = client.handles.pairing
  if (left) await left.catch((error) => report(client, error))
  const { oneClick } = client.handles
  const signed = oneClick?.take(account)
  if (signed?.data.chainId === account.chainId) {
    await oneClick?.open(account, signed)
    return
  }
  const last = former && signInOf(client, former)
  setSignIn(client, account, { status: 'signedOut', isChecking: true })
  try {
    const store = await loadStore(client)
    if (!signsIn(store, account.namespace)) {
      setSignIn(client, account, { status: 'signedOut' })
      return
    }
    if (await findSession(client, account, { former, last, leave, store, signed })) return
  } catch (error) {
    report(client, error)
    if (isAnswered(client, account)) return
    if (isFresh) await giveUp(client, account)
    else setSignIn(client, account, { status: 'failed', error })
    return
  }
  await begin(client, account, { isFresh, wasSignedIn: last?.status === 'signedIn' })
}

export declare namespace attendAccount {
  type Parameters = {
    /** The account that was in use of this chain family. */
    readonly former?: SigningAccount | undefined
    /** The user connected it just now; it did not come back with the page. */
    readonly isFresh: boolean
    /** Ends what the store wants ended of the former account: see `leaveFormer`. */
    readonly leave: () => Promise<unknown>
  }
}

/** There is no session. */
async function begin(
  client: Client,
  account: SigningAccount,
  { isFresh, wasSignedIn }: { readonly isFresh: boolean; readonly wasSignedIn: boolean },
) {
  if (isAnswered(client, account)) return
  if (!isFresh && (await resumeNoted(client, account))) return
  const { isRequired } = client.store.getState().siwx
  if (isFresh && account.connectorId === embeddedConnectorId) void signAtOnce(client, account)
  else if (isRequired || isFresh || wasSignedIn) promptSignIn(client, account)
  else setSignIn(client, account, { status: 'signedOut' })
}

/** The user did meanwhile what says more than the store, as to sign in by a button of the page. */
function isAnswered(client: Client, account: SigningAccount): boolean {
  const now = signInOf(client, account)
  return now !== undefined && !now.isChecking && now.status !== 'signedOut'
}

type Before = {
  readonly former: SigningAccount | undefined
  readonly last: SignIn | undefined
  readonly leave: attendAccount.Parameters['leave']
  readonly store: SiwxStore
  /** What the wallet signed for another network. */
  readonly signed: SiwxSession | undefined
}

async function findSession(
  client: Client,
  account: SigningAccount,
  { former, last, leave, store, signed }: Before,
) {
  if (signed) await client.handles.oneClick?.keepElsewhere(account, signed)
  await leave()
  const isMeant = store.scope === 'account' && account.address === former?.address
  // One that is being looked up anew may have ended.
  const known = isMeant && !last?.isChecking ? last?.session : undefined
  return (await carry(client, account, known)) ?? checkSession(client, account)
}

/** A wallet that was just connected cannot be signed in with: it is let go, and the list of wallets is the way on. */
async function giveUp(client: Client, { namespace, connectorId }: SigningAccount) {
  notify(client, { kind: 'error', code: 'authentication_failed' })
  const { modal } = client.store.getState()
  await disconnect(client, { namespace, connectorId }).catch((error) => report(client, error))
  if (modal.open) openModal(client)
}
