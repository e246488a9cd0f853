import type { Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { isConnector } from '../connection/isConnector.js'
import { listConnections } from '../connection/listConnections.js'
import { recall } from '../remembered.js'
import type { State } from '../state.js'
import type { endSessions } from './endSessions.js'

/**
 * The wallets that were disconnected by this change of the state, whose sessions end; `undefined` where there are none. A wallet that only fell silent keeps
 * its session.
 */
export function takeLost(
  client: Client,
  state: State,
  before: State,
): endSessions.Parameters | undefined {
  const now = listConnections(state.connection)
  const lost = listConnections(before.connection).filter((one) => !now.some(isConnector(one)))
  if (lost.length === 0) return undefined
  forget(client, state)
  const remembered = recall(client, 'connected') ?? []
  const ended = lost.filter((one) => !remembered.some(isConnector(one)))
  if (ended.length === 0) return undefined
  return { ended, isLast: now.length === 0 && remembered.length === 0 }
}

/** What is known of sign-ins goes with the last wallet of a chain family. */
function forget({ store }: Client, { connection, siwx }: State) {
  const kept = Object.entries(siwx.byNamespace).filter(
    ([name]) => connection.byNamespace[name as Namespace],
  )
  store.setState({ siwx: { ...siwx, byNamespace: Object.fromEntries(kept) } })
}
