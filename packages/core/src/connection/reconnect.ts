import { type Namespace, silentReconnectTimeoutMs } from '@foyer/protocol'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { demandChecked } from '../demandChecked.js'
import { recall } from '../remembered.js'
import type { WalletSession } from '../WalletSession.js'
import { applySession } from './applySession.js'
import { keepBeside } from './keepBeside.js'
import { keepChoice } from './keepChoice.js'
import { isConnector, listConnections } from './state.js'

/**
 * Resumes the remembered connections without a prompt: in each namespace, the wallet used last first, until one
 * answers and is in use; the others then stand beside it. A wallet that is locked, gone or silent is not connected, and stays remembered. An
 * answer after the time limit still connects. Does nothing on a destroyed client.
 *
 * @throws as `createFoyer`, whose options are checked by then; `client_not_started` where that was left to the start
 */
export async function reconnect(client: Client): Promise<void> {
  if (client.signal.aborted) return
  if (client.handles.unchecked) await demandChecked(client)
  const remembered = recall(client, 'connected') ?? []
  const connected = listConnections(client.store.getState().connection)
  const waiting = new Map<Namespace, string[]>()
  for (const { namespace, connectorId } of remembered)
    if (
      adaptersOf(client).has(namespace) &&
      !connected.some(isConnector({ namespace, connectorId }))
    )
      waiting.set(namespace, [...(waiting.get(namespace) ?? []), connectorId])
  const { byNamespace } = client.store.getState().connection
  setRestoring(
    client,
    [...waiting.keys()].filter((namespace) => !byNamespace[namespace]),
  )
  await Promise.all([...waiting].map(([namespace, ids]) => restore(client, namespace, ids)))
}

async function restore(client: Client, namespace: Namespace, ids: readonly string[]) {
  const { store, signal } = client
  const isTaken = () =>
    signal.aborted || store.getState().connection.byNamespace[namespace] !== undefined
  const resume = async (connectorId: string) => {
    const resumed = adaptersOf(client).get(namespace)?.reconnect(connectorId)
    const apply = (session: WalletSession) => keep(client, { namespace, connectorId, session })
    const session = await inTime(client, resumed, (late) => {
      // While another wallet of the family connects it is not known yet which one is in use.
      if (store.getState().connection.connecting?.namespace === namespace) return
      // It is restored as one that answers in time is, and no wallet that was connected now.
      const before = store.getState().connection.restoring
      setRestoring(client, [...before, namespace])
      apply(late)
      setRestoring(client, before)
    }).catch(() => undefined)
    if (session) apply(session)
  }
  const left = [...ids]
  try {
    while (!isTaken()) {
      const next = left.shift()
      if (next === undefined) break
      await resume(next)
    }
  } finally {
    const { restoring } = store.getState().connection
    setRestoring(
      client,
      restoring.filter((name) => name !== namespace),
    )
  }
  if (!signal.aborted) await Promise.all(left.map(resume))
}

/** A wallet that was connected or disconnected meanwhile is a newer choice. */
function keep(client: Client, parameters: applySession.Parameters & { session: WalletSession }) {
  const { namespace } = parameters
  const isIt = isConnector(parameters)
  const { connection } = client.store.getState()
  if (client.signal.aborted || listConnections(connection).some(isIt)) return
  const remembered = (recall(client, 'connected') ?? []).find(isIt)
  if (!remembered) return
  const chosen = { ...parameters, session: keepChoice(parameters.session, remembered.choice) }
  client.store.setState((state) =>
    state.connection.byNamespace[namespace]
      ? { connection: keepBeside(state.connection, chosen) }
      : withActive(client, applySession(state, chosen)),
  )
}

/** A wallet that never answers must not leave the page waiting for ever; what it says after that is heard by `late`. */
function inTime(
  { clock, signal }: Client,
  resumed: Promise<WalletSession | undefined> | undefined,
  late: (session: WalletSession) => void,
) {
  return new Promise<WalletSession | undefined>((resolve, reject) => {
    let isLate = false
    const giveUp = () => {
      isLate = true
      resolve(undefined)
    }
    const cancel = clock.after(silentReconnectTimeoutMs, giveUp)
    // The clock ends with the client, and says nothing.
    signal.addEventListener('abort', giveUp)
    const end = () => {
      cancel()
      signal.removeEventListener('abort', giveUp)
    }
    Promise.resolve(resumed)
      .finally(end)
      .then((session) => {
        if (isLate && session) late(session)
        resolve(session)
      }, reject)
  })
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

function setRestoring({ store }: Client, restoring: readonly Namespace[]) {
  store.setState(({ connection }) => ({ connection: { ...connection, restoring } }))
}
