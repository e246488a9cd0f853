import type { Namespace } from '@foyer/protocol'
import type { AdapterEvents } from '../AdapterEvents.js'
import { refreshBalances } from '../account/refreshBalances.js'
import type { Adapter } from '../adapter.js'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { followSession } from '../connection/followSession.js'
import { isConnector } from '../connection/isConnector.js'
import { listSilent, takeBack } from '../connection/reconnect.js'
import { reportFault } from '../notices/reportFault.js'

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
    session(connectorId, session) {
      const isIt = isConnector({ connectorId, namespace })
      const { connecting } = store.getState().connection
      // `connect` applies the session of the one that is connecting.
      if (session && !(connecting && isIt(connecting)) && listSilent(client).some(isIt))
        takeBack(client, { connectorId, namespace, session })
      else store.setState((state) => followSession(state, { connectorId, namespace, session }))
    },
    pending: (count) => {
      const before = store.getState().connection.pending[namespace] ?? 0
      store.setState(({ connection }) => ({
        connection: { ...connection, pending: { ...connection.pending, [namespace]: count } },
      }))
      // A transaction is in a block, also when its receipt is not awaited.
      if (count < before) refreshBalances(client)
    },
    fault: (code, data) => reportFault(client, code, data),
  }
  return adapter.start(events)
}
