import type { Namespace } from '@foyer/protocol'
import { refreshBalances } from '../account/refreshBalances.js'
import type { Adapter, AdapterEvents } from '../adapter.js'
import type { Client } from '../client.js'
import { applySession } from '../connection/applySession.js'
import { tellFault } from '../notices/tellFault.js'

/** Wallets that the page has are listed, and what they do by themselves is followed. */
export function discoverWallets(client: Client): () => void {
  const stops = [...client.adapters].map(([namespace, adapter]) =>
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
    session: (connectorId, session) => {
      const { connection } = store.getState()
      const current = connection.byNamespace[namespace]
      // Who has a wallet hears of that one only, also while another is asked. Who has none gets the one
      // being asked by `connect`.
      const concerns = current
        ? current.connectorId === connectorId
        : session && connection.asking?.namespace !== namespace
      if (!concerns) return
      store.setState((state) => applySession(state, { connectorId, namespace, session }))
    },
    pending: (count) => {
      const before = store.getState().connection.pending[namespace] ?? 0
      store.setState(({ connection }) => ({
        connection: { ...connection, pending: { ...connection.pending, [namespace]: count } },
      }))
      // One got into a block, also when nobody waits for its receipt.
      if (count < before) refreshBalances(client)
    },
    fault: (code, data) => tellFault(client, code, data),
  }
  return adapter.start(events)
}
