import { FoyerError } from '@foyer/protocol'
import type { SiwxSession, SiwxStore } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { disconnect } from '../connection/disconnect.js'
import { embeddedConnectorId } from '../connectorIds.js'
import { openModal } from '../modal/openModal.js'
import { notify } from '../notices/notify.js'
import { report } from '../telemetry/report.js'
import { carry } from './carry.js'
import { checkSession } from './checkSession.js'
import { inTime } from './inTime.js'
import { loadStore } from './loadStore.js'
import { openSession } from './openSession.js'
import { promptSignIn } from './promptSignIn.js'
import { resumeSignIn } from './resumeSignIn.js'
import type { SigningAccount } from './SigningAccount.js'
import { setSignIn } from './setSignIn.js'
import { signAtOnce } from './signAtOnce.js'
import { signInOf } from './signInOf.js'
import { signsIn } from './signsIn.js'
import type { SignIn } from './state.js'
import { walletOf } from './walletOf.js'

/** An account came into use: ends what the store wants ended, asks it for a session, and prompts the user where there is none. */
export async function attendAccount(
  client: Client,
  account: SigningAccount,
  { former, isFresh }: attendAccount.Parameters,
): Promise<void> {
  if (!account.isSupported) {
    setSignIn(client, account, { status: 'signedOut' })
    return
  }
  const { left } = client.handles.pairing
  if (left) await left.catch((error) => report(client, error))
  const signed = client.handles.oneClick?.take(account)
  if (signed?.data.chainId === account.chainId) {
    await keepSigned(client, account, signed)
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
    if (await findSession(client, account, { former, last, store, signed })) return
  } catch (error) {
    report(client, error)
    if (isFresh) await giveUp(client, account)
    else setSignIn(client, account, { status: 'failed', error })
    return
  }
  begin(client, account, { isFresh, wasSignedIn: last?.status === 'signedIn' })
}

export declare namespace attendAccount {
  type Parameters = {
    /** The account that was in use of this chain family. */
    readonly former?: SigningAccount | undefined
    /** The user connected it just now; it did not come back with the page. */
    readonly isFresh: boolean
  }
}

/** There is no session. */
function begin(
  client: Client,
  account: SigningAccount,
  { isFresh, wasSignedIn }: { readonly isFresh: boolean; readonly wasSignedIn: boolean },
) {
  const { isRequired } = client.store.getState().siwx
  if (!isFresh && resumeSignIn(client, account)) return
  if (isFresh && account.connectorId === embeddedConnectorId) void signAtOnce(client, account)
  else if (isRequired || isFresh || wasSignedIn) promptSignIn(client, account)
  else setSignIn(client, account, { status: 'signedOut' })
}

/** The wallet signed while it connected: where the store does not take that, the user is prompted as ever, and reads why. */
async function keepSigned(client: Client, account: SigningAccount, signed: SiwxSession) {
  await openSession(client, account, async () => signed).catch((error) => {
    if (!FoyerError.is(error, 'sign_in_overtaken')) promptSignIn(client, account, error)
  })
}

/** The wallet signed for a network that it is not on. The account has proved itself all the same; whether that counts here is the store's to say. */
async function keepElsewhere(
  client: Client,
  account: SigningAccount,
  { store, signed }: { readonly store: SiwxStore; readonly signed: SiwxSession },
) {
  const added = inTime(client, store.addSession(signed, walletOf(client, account)))
  await added.catch((error) => report(client, error))
}

type Before = {
  readonly former: SigningAccount | undefined
  readonly last: SignIn | undefined
  readonly store: SiwxStore
  /** What the wallet signed for another network. */
  readonly signed: SiwxSession | undefined
}

async function findSession(
  client: Client,
  account: SigningAccount,
  { former, last, store, signed }: Before,
) {
  if (signed) await keepElsewhere(client, account, { store, signed })
  if (former && mustEnd(store, account, former))
    await inTime(client, store.revokeSession(former.chainId, former.address))
  const isMeant = store.scope === 'account' && account.address === former?.address
  // One that is being looked up anew may have ended.
  const known = isMeant && !last?.isChecking ? last?.session : undefined
  return (await carry(client, account, known)) ?? checkSession(client, account)
}

function mustEnd(store: SiwxStore, account: SigningAccount, former: SigningAccount): boolean {
  if (account.address !== former.address) return store.signOutOnAccountChange === true
  return account.chainId !== former.chainId && store.signOutOnNetworkChange === true
}

/** A wallet that was just connected cannot be signed in with: it is let go, and the list of wallets is the way on. */
async function giveUp(client: Client, { namespace, connectorId }: SigningAccount) {
  notify(client, { kind: 'error', code: 'authentication_failed' })
  const { modal } = client.store.getState()
  await disconnect(client, { namespace, connectorId }).catch((error) => report(client, error))
  if (modal.open) openModal(client)
}
