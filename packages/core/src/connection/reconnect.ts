import { type Namespace, silentReconnectTimeoutMs } from '@foyer/protocol'
import type { WalletSession } from '../adapter.js'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { demandChecked } from '../demandChecked.js'
import { recall } from '../remembered.js'
import { applySession } from './applySession.js'

/**
 * Resumes the remembered connections without a prompt: in each namespace, the wallet used last first, until one
 * answers. A wallet that is locked, gone or silent leaves its namespace disconnected, and stays remembered. An
 * answer after the time limit still connects, unless another wallet is connected by then. Does nothing on a
 * destroyed client.
 *
 * @throws as `createFoyer`, whose options are checked by then; `client_not_started` where that was left to the start
 */
export async function reconnect(client: Client): Promise<void> {
  if (client.signal.aborted) return
  if (client.handles.unchecked) await demandChecked(client)
  const remembered = recall(client, 'connected') ?? []
  const { byNamespace } = client.store.getState().connection
  const waiting = new Map<Namespace, string[]>()
  for (const { namespace, connectorId } of remembered)
    if (adaptersOf(client).has(namespace) && !byNamespace[namespace])
      waiting.set(namespace, [...(waiting.get(namespace) ?? []), connectorId])
  setRestoring(client, [...waiting.keys()])
  await Promise.all([...waiting].map(([namespace, ids]) => restore(client, namespace, ids)))
}

async function restore(client: Client, namespace: Namespace, ids: readonly string[]) {
  const { store, signal } = client
  const isTaken = () =>
    signal.aborted || store.getState().connection.byNamespace[namespace] !== undefined
  const apply = (connectorId: string, session: WalletSession) =>
    store.setState((state) =>
      withActive(client, applySession(state, { connectorId, namespace, session })),
    )
  try {
    for (const connectorId of ids) {
      const resumed = adaptersOf(client).get(namespace)?.reconnect(connectorId)
      const session = await inTime(client, resumed, (late) => {
        const { connecting } = store.getState().connection
        if (!isTaken() && connecting?.namespace !== namespace) apply(connectorId, late)
      }).catch(() => undefined)
      // A wallet that the user connected meanwhile is the newer choice.
      if (isTaken()) return
      if (!session) continue
      apply(connectorId, session)
      return
    }
  } finally {
    const { restoring } = store.getState().connection
    setRestoring(
      client,
      restoring.filter((name) => name !== namespace),
    )
  }
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
