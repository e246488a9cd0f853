import { type Lazy, lazy, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { topEntry } from '../modal/topEntry.js'
import type { State } from '../state.js'
import { report } from '../telemetry/report.js'
import { accountOf } from './accountOf.js'
import { accountsOf } from './accountsOf.js'
import { attendAccount } from './attendAccount.js'
import { isPicking } from './isPicking.js'
import { isSameSignIn } from './isSameSignIn.js'
import { othersThanSigned } from './othersThanSigned.js'
import { refuseSignIn } from './refuseSignIn.js'
import type { SigningAccount } from './SigningAccount.js'
import { signInOf } from './signInOf.js'
import { takeLost } from './takeLost.js'

/**
 * Signs in who connects: each account that comes into use has a session, or its user is prompted. It follows the wallet's accounts and networks, the
 * prompt, the end of sessions, and other tabs. Stands in the room and not in `flows/`, because it comes with the room's code.
 */
export function followSignIn(client: Client): () => void {
  const { store, storage, environment } = client
  const attended = new Map<Namespace, SigningAccount>()
  let stopped = false
  const upkeep = lazy(async () => (await import('./createUpkeep.js')).createUpkeep(client))
  const ready = lazy(async () => (await import('./readyOneClick.js')).readyOneClick(client))
  client.handles.loadOneClick ??= async () => (await ready()).oneClick
  /** What is not needed for the prompt is fetched when there is something for it to do. */
  const use = <part>(load: Lazy<part>, run: (part: part) => void) => {
    const isHere = (part: part) => {
      if (!stopped) run(part)
    }
    load().then(isHere, (error) => report(client, error))
  }

  /** What ended while another chain family was in use is asked for when its own is again. */
  const demand = (account: SigningAccount) => {
    const isOut = signInOf(client, account)?.status === 'signedOut'
    if (isOut && store.getState().siwx.isRequired) use(upkeep, ({ recheck }) => recheck(account))
  }
  let inUse: Namespace | undefined
  const look = (state: State, isFresh: boolean) => {
    for (const name of attended.keys())
      if (!state.connection.byNamespace[name]) attended.delete(name)
    const account = accountOf(state)
    if (!account) return
    const former = attended.get(account.namespace)
    const isBack = account.namespace !== inUse
    inUse = account.namespace
    if (isSameSignIn(former, account) && former?.isSupported === account.isSupported)
      return isBack && demand(account)
    attended.set(account.namespace, account)
    use(upkeep, ({ expiry }) => expiry.look())
    const leave = async () => former && (await upkeep()).leave(account, former)
    void attendAccount(client, account, { former, isFresh, leave })
  }
  const recheckAll = (accounts: readonly SigningAccount[], why?: 'routine') => {
    for (const account of accounts) use(upkeep, ({ recheck }) => recheck(account, why))
  }
  const retry = () => {
    const hasFailed = (account: SigningAccount) => {
      const known = signInOf(client, account)
      return known?.status === 'failed' && !known.text
    }
    recheckAll(accountsOf(store.getState()).filter(hasFailed))
  }
  const lookAtPick = (state: State) => {
    if (ready.started || isPicking(state)) use(ready, (one) => one.look())
  }
  const endLost = (state: State, before: State) => {
    const lost = takeLost(client, state, before)
    if (lost) use(upkeep, ({ end }) => void end(lost))
  }
  const onChange = (state: State, before: State) => {
    if (state.connection !== before.connection) endLost(state, before)
    if (state.connection !== before.connection || state.network !== before.network)
      look(state, isFresh(state, before))
    if (state.modal !== before.modal) onModal(state, before)
    if (state.modal !== before.modal) lookAtPick(state)
    recheckAll(othersThanSigned(client, state, before), 'routine')
    if (state.siwx !== before.siwx && upkeep.started) use(upkeep, ({ expiry }) => expiry.look())
  }
  const onModal = (state: State, before: State) => {
    const wasShown = before.modal.open && topEntry(before.modal.history).name === 'SIWXSignMessage'
    const account = accountOf(state)
    const status = account && signInOf(client, account)?.status
    if (wasShown && !state.modal.open && account && status && unanswered.has(status))
      void refuseSignIn(client, account)
    else if (state.modal.open && !before.modal.open) retry()
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (storage.owns(key, 'signIn')) recheckAll(accountsOf(store.getState()))
  }

  const window = environment.window()
  window?.addEventListener('storage', onStorage)
  window?.addEventListener('online', retry)
  const unsubscribe = store.subscribe(onChange)
  const first = store.getState()
  // The user may have connected while this code was loaded.
  look(first, first.connection.attempts > 0)
  lookAtPick(first)
  return () => {
    stopped = true
    unsubscribe()
    upkeep.started?.then(({ expiry }) => expiry.end()).catch(() => {})
    ready.started?.then(({ end }) => end()).catch(() => {})
    window?.removeEventListener('storage', onStorage)
    window?.removeEventListener('online', retry)
  }
}

const unanswered: ReadonlySet<string> = new Set(['asking', 'signing', 'failed'])

/** A wallet that came back with the page was not connected now. */
function isFresh({ network }: State, { connection }: State): boolean {
  return !(network.active && connection.restoring.includes(network.active))
}
