import { type Namespace, silentReconnectTimeoutMs } from '@foyer/protocol'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { demandChecked } from '../demandChecked.js'
import { type Remembered, recall } from '../remembered.js'
import type { WalletSession } from '../WalletSession.js'
import { applySession } from './applySession.js'
import { isConnector } from './isConnector.js'
import { isShared } from './isShared.js'
import { keepBeside } from './keepBeside.js'
import { keepChoice } from './keepChoice.js'
import { listConnections } from './listConnections.js'
import { setRestoring } from './setRestoring.js'

/**
 * Resumes the remembered connections without a prompt: in each namespace, the wallet used last first, until one
 * answers and is in use; the others then stand beside it. A wallet that is locked, gone or silent is not connected, and stays remembered. An
 * answer after the time limit still connects. A wallet that is still asked is not asked again. Does nothing on a destroyed client.
 *
 * @throws as `createFoyer`, whose options are checked by then; `client_not_started` where that was left to the start
 */
export async function reconnect(client: Client): Promise<void> {
  if (client.signal.aborted) return
  if (client.handles.unchecked) await demandChecked(client)
  client.handles.resuming ??= new Set()
  const { resuming } = client.handles
  const waiting = listSilent(client).filter(
    (one) => adaptersOf(client).has(one.namespace) && ![...resuming].some(isConnector(one)),
  )
  for (const one of waiting) resuming.add(one)
  showResuming(client)
  const families = new Set(waiting.map(({ namespace }) => namespace))
  const of = (name: Namespace) => waiting.filter(({ namespace }) => namespace === name)
  await Promise.all([...families].map((name) => restore(client, name, of(name))))
}

/** The remembered wallets that are not connected here. */
export function listSilent(client: Client): Remembered<'connected'> {
  const connected = listConnections(client.store.getState().connection)
  return (recall(client, 'connected') ?? []).filter((one) => !connected.some(isConnector(one)))
}

/** Shows the chain families as coming back of which a remembered wallet is asked and none is connected. */
export function showResuming(client: Client): void {
  const { handles, store } = client
  const { byNamespace } = store.getState().connection
  const resuming = [...(handles.resuming ?? [])]
  const families = listSilent(client)
    .filter((one) => !byNamespace[one.namespace] && resuming.some(isConnector(one)))
    .map(({ namespace }) => namespace)
  setRestoring(client, families)
}

type Wallet = Remembered<'connected'>[number]

async function restore(client: Client, namespace: Namespace, wallets: readonly Wallet[]) {
  const { clock, handles, signal, store } = client
  const isTaken = () => signal.aborted || store.getState().connection.byNamespace[namespace]
  const resume = (wallet: Wallet) =>
    new Promise<void>((resolve) => {
      const end = () => {
        handles.resuming?.delete(wallet)
        showResuming(client)
        resolve()
      }
      // A wallet that never answers keeps no other waiting, nor the page; what it says after that still counts. One that is not in the page ends its
      // own wait, after a network that may be slow: until then it is coming back.
      const late = isShared(wallet.connectorId) ? () => resolve() : end
      const cancel = clock.after(silentReconnectTimeoutMs, late)
      // The clock ends with the client, and says nothing.
      signal.addEventListener('abort', late)
      void requestOf(wallet)
        .catch(() => {})
        .then((session) => session && takeBack(client, { ...wallet, session }))
        .finally(() => {
          cancel()
          signal.removeEventListener('abort', late)
          end()
        })
    })
  const requestOf = async (wallet: Wallet) =>
    // A wallet that was disconnected meanwhile is left alone.
    listSilent(client).some(isConnector(wallet))
      ? adaptersOf(client).get(namespace)?.reconnect(wallet.connectorId)
      : undefined
  const left = [...wallets]
  while (!isTaken()) {
    const next = left.shift()
    if (!next) break
    await resume(next)
  }
  if (!signal.aborted) await Promise.all(left.map(resume))
}

type Resumed = applySession.Parameters & { readonly session: WalletSession }

/**
 * Takes over the session that a remembered wallet gives by itself, as once it is unlocked, or later than it is waited for: it is restored as one that
 * answers in time is, and no wallet that was connected now.
 */
export function takeBack(client: Client, parameters: Resumed): void {
  setRestoring(client, [...client.store.getState().connection.restoring, parameters.namespace])
  keep(client, parameters)
  showResuming(client)
}

/** A wallet that was connected or disconnected meanwhile is a newer choice. */
function keep(client: Client, parameters: Resumed) {
  const { namespace } = parameters
  const remembered = listSilent(client).find(isConnector(parameters))
  if (client.signal.aborted || !remembered) return
  const chosen = { ...parameters, session: keepChoice(parameters.session, remembered.choice) }
  client.store.setState((state) =>
    state.connection.byNamespace[namespace]
      ? { connection: keepBeside(state.connection, chosen) }
      : withActive(client, applySession(state, chosen)),
  )
}

/** Whichever wallet answers first, the namespace last in use stays the one in use. */
function withActive<state extends ReturnType<typeof applySession>>(
  client: Client,
  state: state,
): state {
  const active = recall(client, 'active')
  if (!active || !state.network.selected[active]) return state
  return { ...state, network: { ...state.network, active } }
}
