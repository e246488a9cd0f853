import { FoyerError, type Namespace, namespaceNames } from '@foyer/protocol'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { embeddedConnectorId, pairingConnectorId } from '../connectorIds.js'
import { demandAlive } from '../demandAlive.js'
import { recall, remember } from '../remembered.js'
import { track } from '../telemetry/track.js'
import { applySession } from './applySession.js'

/**
 * Ends the connection of one namespace, or of all. It ends here whatever the wallet answers: only the wallet's
 * side of it can fail. Other namespaces stay connected, but for those of the same paired or embedded wallet,
 * which has one session for all.
 *
 * @throws `connector_not_connected` when there is nothing to end, `client_destroyed`
 * @throws `disconnect_chain_failed`, `disconnect_chains_failed` when a wallet fails to end its side
 */
export async function disconnect(
  client: Client,
  { namespace }: disconnect.Parameters = {},
): Promise<void> {
  demandAlive(client)
  const { byNamespace } = client.store.getState().connection
  const all = Object.keys(byNamespace) as Namespace[]
  const requested = namespace && byNamespace[namespace]?.connectorId
  const ending = all.filter(
    (name) =>
      !namespace ||
      name === namespace ||
      (shared.has(requested) && byNamespace[name]?.connectorId === requested),
  )
  if (ending.length === 0) throw new FoyerError('connector_not_connected')
  const results = await Promise.allSettled(ending.map((name) => end(client, name)))
  const failed = ending.filter((_, index) => results[index]?.status === 'rejected')
  const [first, second] = failed
  if (!first) {
    track(client, {
      event: 'DISCONNECT_SUCCESS',
      properties: { namespace: namespace ?? (ending.length === 1 ? (ending[0] ?? 'all') : 'all') },
    })
    return
  }
  const error = second
    ? new FoyerError('disconnect_chains_failed')
    : new FoyerError('disconnect_chain_failed', { data: { chain: namespaceNames[first] } })
  track(client, { event: 'DISCONNECT_ERROR', properties: { message: error.code } })
  throw error
}

export declare namespace disconnect {
  type Parameters = { namespace?: Namespace | undefined }
}

/** Wallets with one session for all chain families. */
const shared: ReadonlySet<unknown> = new Set([pairingConnectorId, embeddedConnectorId])

/** The state changes first: the connection is over here, whatever the wallet answers. */
async function end(client: Client, namespace: Namespace): Promise<void> {
  const { store } = client
  const connection = store.getState().connection.byNamespace[namespace]
  if (!connection) return
  const { connectorId } = connection
  const remembered = recall(client, 'connected') ?? []
  remember(
    client,
    'connected',
    remembered.filter((one) => one.namespace !== namespace),
  )
  store.setState((state) => applySession(state, { connectorId, namespace, session: undefined }))
  await adaptersOf(client).get(namespace)?.disconnect(connectorId)
}
