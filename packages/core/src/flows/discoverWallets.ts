import type { Namespace } from '@foyer/protocol'
import type { AdapterEvents } from '../AdapterEvents.js'
import { refreshBalances } from '../account/refreshBalances.js'
import type { Adapter } from '../adapter.js'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { followSession } from '../connection/followSession.js'

/** Wallets that the page has are listed, and what they do by themselves is followed. */
export function discoverWallets(client: Client): () => void {
  const stops = [...adaptersOf(client)].map(([namespace, adapter]) =>
    follow(client, namespace, adapter),
  )
  return () => {
    for (const stop of stops) stop()
  }
}

function follow(client: Client, namespace: Namespace, adapter: Adapter): () => void {
  const { store } = client
  const events: AdapterEvents = {
    wallets: (connectors) =>
      store.setState(({ wallets }) => ({
        wallets: { ...wallets, found: { ...wallets.found, [namespace]: connectors } },
      })),
    session: (connectorId, session) =>
      store.setState((state) => followSession(state, { connectorId, namespace, session })),
    pending: (count) => {
      const before = store.getState().connection.pending[namespace] ?? 0
      store.setState(({ connection }) => ({
        connection: { ...connection, pending: { ...connection.pending, [namespace]: count } },
      }))
      // A transaction is in a block, also when its receipt is not awaited.
      if (count < before) refreshBalances(client)
    },
    fault: (code, data) => {
      import('../notices/reportFault.js').then(
        ({ reportFault }) => reportFault(client, code, data),
        () => {
          // The text did not arrive. The page does without what is wrong.
        },
      )
    },
  }
  return adapter.start(events)
}
