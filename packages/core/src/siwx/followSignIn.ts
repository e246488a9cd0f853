import type { Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { topEntry } from '../modal/topEntry.js'
import type { State } from '../state.js'
import { accountOf } from './accountOf.js'
import { attendAccount } from './attendAccount.js'
import { endLost } from './endLost.js'
import { isSameSignIn } from './isSameSignIn.js'
import { oneClickOf } from './oneClickOf.js'
import { readyOneClick } from './readyOneClick.js'
import { recheckSession } from './recheckSession.js'
import { refuseSignIn } from './refuseSignIn.js'
import type { SigningAccount } from './SigningAccount.js'
import { signInOf } from './signInOf.js'
import { watchExpiry } from './watchExpiry.js'

/**
 * Signs in who connects: each account that comes into use has a session, or its user is prompted. It follows the wallet's accounts and networks, the
 * prompt, the end of sessions, and other tabs. Stands in the room and not in `flows/`, because it comes with the room's code.
 */
export function followSignIn(client: Client): () => void {
  const { store, storage, environment } = client
  const attended = new Map<Namespace, SigningAccount>()
  const expiry = watchExpiry(client)
  const ready = readyOneClick(client, oneClickOf(client))

  const look = (state: State, isFresh: boolean) => {
    for (const name of attended.keys())
      if (!state.connection.byNamespace[name]) attended.delete(name)
    const account = accountOf(state)
    if (!account) return
    const former = attended.get(account.namespace)
    if (isSameSignIn(former, account) && former?.isSupported === account.isSupported) return
    attended.set(account.namespace, account)
    void attendAccount(client, account, { former, isFresh })
  }
  const retry = () => {
    const account = accountOf(store.getState())
    const known = account && signInOf(client, account)
    if (account && known?.status === 'failed' && !known.text) recheckSession(client, account)
  }
  const onChange = (state: State, before: State) => {
    if (state.connection !== before.connection) endLost(client, state, before)
    if (state.connection !== before.connection || state.network !== before.network)
      look(state, isFresh(state, before))
    if (state.modal !== before.modal) onModal(state, before)
    if (state.modal !== before.modal) ready.look()
    if (state.siwx !== before.siwx) expiry.look()
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
    const account = accountOf(store.getState())
    if (storage.owns(key, 'signIn') && account) recheckSession(client, account)
  }

  const window = environment.window()
  window?.addEventListener('storage', onStorage)
  window?.addEventListener('online', retry)
  const unsubscribe = store.subscribe(onChange)
  const first = store.getState()
  // The user may have connected while this code was loaded.
  look(first, first.connection.attempts > 0)
  ready.look()
  return () => {
    unsubscribe()
    expiry.end()
    ready.end()
    window?.removeEventListener('storage', onStorage)
    window?.removeEventListener('online', retry)
  }
}

const unanswered: ReadonlySet<string> = new Set(['asking', 'signing', 'failed'])

/** A wallet that came back with the page was not connected now. */
function isFresh({ network }: State, { connection }: State): boolean {
  return !(network.active && connection.restoring.includes(network.active))
}
