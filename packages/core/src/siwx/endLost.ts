import type { Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { type ConnectionOf, isConnector, listConnections } from '../connection/state.js'
import { recall } from '../remembered.js'
import type { State } from '../state.js'
import { report } from '../telemetry/report.js'
import { announceSignIn } from './announceSignIn.js'
import { inTime } from './inTime.js'
import { loadStore } from './loadStore.js'
import { signsIn } from './signsIn.js'

/**
 * Ends the sessions of the wallets that were disconnected by this change of the state: all of them with the last one, else those of its accounts alone. A
 * wallet that only fell silent keeps its session.
 */
export function endLost(client: Client, state: State, before: State): void {
  const now = listConnections(state.connection)
  const lost = listConnections(before.connection).filter((one) => !now.some(isConnector(one)))
  if (lost.length === 0) return
  forget(client, state)
  const remembered = recall(client, 'connected') ?? []
  const ended = lost.filter((one) => !remembered.some(isConnector(one)))
  if (ended.length === 0) return
  end(client, ended, now.length === 0 && remembered.length === 0).catch((error) =>
    report(client, error),
  )
}

/** What is known of sign-ins goes with the last wallet of a chain family. */
function forget({ store }: Client, { connection, siwx }: State) {
  const kept = Object.entries(siwx.byNamespace).filter(
    ([name]) => connection.byNamespace[name as Namespace],
  )
  store.setState({ siwx: { ...siwx, byNamespace: Object.fromEntries(kept) } })
}

async function end(client: Client, ended: readonly ConnectionOf[], isLast: boolean) {
  const store = await loadStore(client)
  if (store.signOutOnDisconnect === false) return
  const own = ended.filter(({ namespace }) => signsIn(store, namespace))
  if (own.length === 0) return
  if (isLast) await inTime(client, store.setSessions([]))
  else
    for (const { accounts, caipNetworkId } of own)
      for (const { address } of accounts)
        await inTime(client, store.revokeSession(caipNetworkId, address))
  announceSignIn(client)
}
