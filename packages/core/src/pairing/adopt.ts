import { FoyerError, isNamespace, type Namespace } from '@foyer/protocol'
import { sessionErrors } from '@foyer/protocol/pairing'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { applySessions } from '../connection/applySessions.js'
import { pairingConnectorId } from '../connectorIds.js'
import { activeNetworkId, findNetwork } from '../network/state.js'
import type { LivePairing } from '../pairing.js'
import { track } from '../telemetry/track.js'
import type { WalletSession } from '../WalletSession.js'
import { findConnector } from '../wallets/findConnector.js'
import { cancelPairing } from './cancelPairing.js'
import type { PairingSession } from './engine/PairingEngine.js'
import { storeChoice } from './links/choice.js'
import { pairingWay } from './pairingWay.js'
import { namespacesOf } from './provider/granted.js'
import { recordPaired } from './recordPaired.js'
import { rememberPaired } from './rememberPaired.js'

type Gained = { readonly namespace: Namespace; readonly session: WalletSession }

/**
 * Connects every chain family of an approved session, at once. A session before it is ended.
 *
 * @throws `session_refused` when it serves none of the host's chain families
 */
export async function adopt(
  client: Client,
  { engine, provider }: LivePairing,
  session: PairingSession,
): Promise<void> {
  const { environment, store } = client
  const { linked } = store.getState().pairing
  provider.adopt(session)
  for (const { topic } of engine.sessions())
    if (topic !== session.topic) engine.disconnect(topic).catch(() => {})
  const served = servedBy(client, session)
  const results = await Promise.allSettled(
    served.filter((name) => !isPending(client, name)).map((name) => gain(client, name)),
  )
  if (provider.session()?.topic !== session.topic) return
  const gained = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  if (results.length > 0 && gained.length === 0) {
    await provider.disconnect()
    const [first] = results as readonly PromiseRejectedResult[]
    throw first?.reason
  }
  if (served.length === 0) {
    await provider.disconnect()
    const { message: reason } = sessionErrors.unsupported_chains
    throw new FoyerError('session_refused', { data: { reason } })
  }
  storeChoice(environment, linked)
  const name = linked?.name ?? session.peer.name
  cancelPairing(client)
  recordPaired(client, session)
  rememberPaired(client, session, linked)
  store.setState((state) => applySessions(state, pairingConnectorId, gained))
  const method = linked ? 'mobile' : 'qrcode'
  const caipNetworkId = activeNetworkId(store.getState().network)
  track(client, { event: 'CONNECT_SUCCESS', properties: { method, name, caipNetworkId } })
}

/** The chain families that are served on both sides, the one in use first. */
function servedBy(client: Client, session: PairingSession): readonly Namespace[] {
  const { active } = client.store.getState().network
  const adapters = adaptersOf(client)
  return namespacesOf(session)
    .filter((name): name is Namespace => isNamespace(name) && adapters.has(name))
    .sort((a, b) => Number(b === active) - Number(a === active))
}

/** A call of `connect` waits for this itself. */
function isPending({ store }: Client, namespace: Namespace): boolean {
  const { connecting } = store.getState().connection
  return connecting?.connectorId === pairingConnectorId && connecting.namespace === namespace
}

async function gain(client: Client, namespace: Namespace): Promise<Gained[]> {
  const { network, wallets } = client.store.getState()
  const connector = findConnector(wallets, pairingConnectorId, namespace) ?? {
    ...pairingWay.connector,
    namespace,
  }
  const wish = findNetwork(network, network.selected[namespace])
  const session = await adaptersOf(client).get(namespace)?.connect(connector, { network: wish })
  return session ? [{ namespace, session }] : []
}
