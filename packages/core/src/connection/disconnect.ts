import { FoyerError, type Namespace, namespaceNames } from '@foyer/protocol'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { demandAlive } from '../demandAlive.js'
import type { ConnectorKey } from '../handles.js'
import { recall, remember } from '../remembered.js'
import { report } from '../telemetry/report.js'
import { track } from '../telemetry/track.js'
import { applySession } from './applySession.js'
import { isConnector } from './isConnector.js'
import { isShared } from './isShared.js'
import { listConnections } from './listConnections.js'
import { listSilent, showResuming } from './reconnect.js'

/**
 * Ends the connections of one namespace, or of all; with `connectorId` that of one wallet, in whose place the latest of those beside it is in use.
 * It ends here whatever the wallet answers: only the wallet's side of it can fail. Other namespaces stay connected, but for those of the same
 * paired or embedded wallet, which has one session for all.
 *
 * @throws `connector_not_connected` when there is nothing to end, neither a connection nor a remembered wallet, `client_destroyed`
 * @throws `disconnect_chain_failed`, `disconnect_chains_failed` when a wallet fails to end its side; `cause` is why the first one does
 */
export async function disconnect(
  client: Client,
  { namespace, connectorId }: disconnect.Parameters = {},
): Promise<void> {
  demandAlive(client)
  // A remembered wallet that has not answered is not to come back by itself either; one that is named ends alone.
  const all = [...listConnections(client.store.getState().connection), ...listSilent(client)]
  const requested = all.filter(
    (one) =>
      (namespace === undefined || one.namespace === namespace) &&
      (connectorId === undefined || one.connectorId === connectorId),
  )
  const whole = new Set(requested.map((one) => one.connectorId).filter(isShared))
  const ending = all.filter((one) => requested.includes(one) || whole.has(one.connectorId))
  if (ending.length === 0) throw new FoyerError('connector_not_connected')
  // Those beside first, so that none of them takes the place of one that ends as well.
  const results = await Promise.allSettled([...ending].reverse().map((one) => end(client, one)))
  const failed = [...ending].reverse().filter((_, index) => results[index]?.status === 'rejected')
  const cause = results.find((one) => one.status === 'rejected')?.reason
  const [first, second] = new Set(failed.map((one) => one.namespace))
  if (!first) {
    const [only, another] = new Set(ending.map((one) => one.namespace))
    track(client, {
      event: 'DISCONNECT_SUCCESS',
      properties: { namespace: namespace ?? (only && !another ? only : 'all') },
    })
    return
  }
  const error = second
    ? new FoyerError('disconnect_chains_failed', { cause })
    : new FoyerError('disconnect_chain_failed', { data: { chain: namespaceNames[first] }, cause })
  track(client, { event: 'DISCONNECT_ERROR', properties: { message: error.code } })
  report(client, error)
  throw error
}

export declare namespace disconnect {
  type Parameters = { namespace?: Namespace | undefined; connectorId?: string | undefined }
}

/** The state changes first: the connection is over here, whatever the wallet answers. */
async function end(client: Client, wallet: ConnectorKey): Promise<void> {
  const { connectorId, namespace } = wallet
  const isIt = isConnector(wallet)
  const remembered = recall(client, 'connected') ?? []
  remember(
    client,
    'connected',
    remembered.filter((one) => !isIt(one)),
  )
  client.store.setState((state) =>
    applySession(state, { connectorId, namespace, session: undefined }),
  )
  showResuming(client)
  await adaptersOf(client).get(namespace)?.disconnect(connectorId)
}
