import { type CaipNetworkId, FoyerError, type Namespace } from '@foyer/protocol'
import type { Adapter } from '../adapter.js'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import type { Connector } from '../connector.js'
import { pairingConnectorId } from '../connectorIds.js'
import { demandAlive } from '../demandAlive.js'
import { demandChecked } from '../demandChecked.js'
import { findNetwork } from '../network/state.js'
import { reportFault } from '../notices/reportFault.js'
import { offersPairing } from '../offersPairing.js'
import { track } from '../telemetry/track.js'
import type { WalletSession } from '../WalletSession.js'
import { findConnector } from '../wallets/findConnector.js'
import { applySession } from './applySession.js'
import { cancelConnect } from './cancelConnect.js'
import { isConnector } from './isConnector.js'
import { listConnections } from './listConnections.js'
import type { Connection } from './state.js'
import { switchConnection } from './switchConnection.js'

/**
 * Requests a connection from a wallet, in one namespace, where it is in use from then on. The wallet that was stays connected beside it; one that
 * is connected already is only used. An attempt that is cancelled, or replaced by another,
 * ends at once; a session that is approved after that is disconnected.
 *
 * @throws `adapter_not_found`, `connector_not_found` (of pairing `walletconnect_connector_not_found`), `connector_already_connected`
 * @throws `connect_cancelled` when cancelled or replaced
 * @throws as `createFoyer`, whose options are checked by then; `client_not_started` where that was left to the start
 * @throws `user_rejected`, `request_pending`, `wallet_locked`, `no_account_shared`, `wallet_failed`, `provider_not_found`
 */
export async function connect(client: Client, parameters: connect.Parameters): Promise<Connection> {
  const { connectorId, namespace, caipNetworkId } = parameters
  const { store } = client
  demandAlive(client)
  const attempt = begin(client, parameters)
  const isMine = () => store.getState().connection.connecting?.attempt === attempt
  const stopped = givenUp(client, attempt)
  // Rejects in the end in any case, also when the race below is over.
  stopped.catch(() => {})
  try {
    if (client.handles.wake) {
      // The wallets of the page are known once the client is awake, and the remembered ones connected again.
      await Promise.race([client.handles.wake(), stopped])
      const restored = ofConnector(client, parameters)
      if (restored) return restored
    }
    const kept = store.getState().connection.beside.find(isConnector(parameters))
    if (kept) {
      switchConnection(client, parameters)
      return kept
    }
    // Nothing is awaited where it need not be: the wallet is asked in the turn of the press.
    if (client.handles.unchecked) await demandChecked(client)
    const { adapter, connector } = reach(client, parameters)
    const { network } = store.getState()
    const wish = findNetwork(network, caipNetworkId ?? network.selected[namespace])
    const offered = client.handles.oneClick?.offer(parameters, wish)
    const pending = adapter.connect(connector, { network: wish, signIn: offered?.signIn })
    const gain = (session: WalletSession) => gained(client, parameters, { connector, session })
    // The session that an abandoned attempt still brings is disconnected, unless the wallet had the user answer that before a newer one.
    pending.then(
      (session) => {
        if (isMine() || isWanted(client, parameters)) return
        if (isExpected(client, parameters)) gain(session)
        else adapter.disconnect(connectorId).catch(() => {})
      },
      () => {},
    )
    const outcome = Promise.race([pending, stopped])
    const session = await (offered ? offered.settle(outcome) : outcome)
    gain(session)
    return { connectorId, ...session }
  } catch (error) {
    trackFailure(client, error)
    if (FoyerError.is(error, 'request_pending')) expectEarlier(client, parameters)
    throw error
  } finally {
    if (isMine()) cancelConnect(client)
  }
}

export declare namespace connect {
  type Parameters = {
    connectorId: string
    namespace: Namespace
    /** The network wished for. Default: the one chosen in this namespace. */
    caipNetworkId?: CaipNetworkId | undefined
  }
}

function gained(
  client: Client,
  { connectorId, namespace }: connect.Parameters,
  { connector, session }: { connector: Connector; session: WalletSession },
) {
  client.store.setState((state) => applySession(state, { connectorId, namespace, session }))
  // For a paired wallet, pairing tracks the event, with the wallet's name.
  if (offersPairing(client.options) && connectorId === pairingConnectorId) return
  const { name } = connector
  const { caipNetworkId } = session
  track(client, {
    event: 'CONNECT_SUCCESS',
    properties: { method: 'browser', name, caipNetworkId },
  })
}

/** The wallet still has the user answer an earlier request: what that brings is as good, until something else is done. */
function expectEarlier({ handles, store }: Client, { connectorId, namespace }: connect.Parameters) {
  const { attempts, byNamespace } = store.getState().connection
  handles.expected = { connectorId, namespace, attempts, byNamespace }
}

function isExpected({ handles: { expected }, store }: Client, wallet: connect.Parameters): boolean {
  const { attempts, byNamespace } = store.getState().connection
  return (
    expected?.attempts === attempts &&
    expected.byNamespace === byNamespace &&
    isConnector(wallet)(expected)
  )
}

/** The connection of a namespace, if it is this wallet's. */
function ofConnector(
  { store }: Client,
  { connectorId, namespace }: connect.Parameters,
): Connection | undefined {
  const connection = store.getState().connection.byNamespace[namespace]
  return connection?.connectorId === connectorId ? connection : undefined
}

function reach(
  client: Client,
  parameters: connect.Parameters,
): { adapter: Adapter; connector: Connector } {
  const { connectorId, namespace } = parameters
  const adapter = adaptersOf(client).get(namespace)
  if (!adapter) throw new FoyerError('adapter_not_found')
  const { wallets } = client.store.getState()
  const connector = findConnector(wallets, connectorId, namespace)
  if (!connector)
    throw new FoyerError(
      connectorId === pairingConnectorId
        ? 'walletconnect_connector_not_found'
        : 'connector_not_found',
    )
  if (ofConnector(client, parameters)) throw new FoyerError('connector_already_connected')
  return { adapter, connector }
}

/** Whether the same wallet is connected, or connecting, again. */
function isWanted({ store }: Client, parameters: connect.Parameters): boolean {
  const { connection } = store.getState()
  return (
    connection.connecting?.connectorId === parameters.connectorId ||
    listConnections(connection).some(isConnector(parameters))
  )
}

/** Marks the wallet as connecting. Returns the number of the attempt. */
function begin({ store }: Client, { connectorId, namespace }: connect.Parameters): number {
  const attempt = store.getState().connection.attempts + 1
  store.setState(({ connection }) => ({
    connection: {
      ...connection,
      attempts: attempt,
      connecting: { attempt, connectorId, namespace },
    },
  }))
  return attempt
}

/** Rejects as soon as the attempt is not the one under way any more. */
function givenUp({ store, signal }: Client, attempt: number): Promise<never> {
  return new Promise((_, reject) => {
    const end = (code: 'connect_cancelled' | 'client_destroyed') => {
      stop()
      signal.removeEventListener('abort', destroyed)
      reject(new FoyerError(code))
    }
    const destroyed = () => end('client_destroyed')
    const stop = store.subscribe(({ connection: { connecting } }) => {
      if (connecting?.attempt !== attempt) end('connect_cancelled')
    })
    signal.addEventListener('abort', destroyed)
  })
}

/** Tracks the kind of failure, never the wallet's own words. */
function trackFailure(client: Client, error: unknown) {
  const message = FoyerError.is(error) ? error.code : 'unknown'
  // What adapters throw was translated there: this is a fault of the page, as code that did not load.
  if (!FoyerError.is(error)) reportFault(client, 'wallet_not_asked', { reason: String(error) })
  if (message !== 'connect_cancelled')
    track(client, { event: 'CONNECT_ERROR', properties: { message } })
}
