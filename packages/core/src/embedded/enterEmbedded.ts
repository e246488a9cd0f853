import { authNamespaces, FoyerError, type Namespace } from '@foyer/protocol'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { applySessions } from '../connection/applySessions.js'
import { embeddedConnectorId } from '../connectorIds.js'
import type { LiveEmbedded } from '../embedded.js'
import { activeNetworkId, findNetwork } from '../network/state.js'
import { report } from '../telemetry/report.js'
import { track } from '../telemetry/track.js'
import type { WalletSession } from '../WalletSession.js'
import { findConnector } from '../wallets/findConnector.js'
import { embeddedWay } from './embeddedWay.js'
import { isRefusal } from './engine/toFailure.js'
import { liveEmbedded } from './liveEmbedded.js'
import { readSmartAccounts } from './readSmartAccounts.js'
import type { LoginProvider } from './state.js'

type Gained = { readonly namespace: Namespace; readonly session: WalletSession }

/**
 * Connects the user who is logged in at the frame, in every chain family of the embedded wallet that the page has. Waits for the
 * second mail where it must; `cancelEmbeddedLogin` ends it.
 *
 * @throws `frame_refused` with the reason `recovery_needed`: call `openEmbedded` with the page `recover`, and then this again
 * @throws as `connectEmail`
 */
export async function enterEmbedded(
  client: Client,
  { provider }: enterEmbedded.Parameters,
): Promise<void> {
  if (client.handles.wake) await client.handles.wake()
  const live = await liveEmbedded(client)
  const gained = await gainAll(client, live).catch((error: unknown) => {
    // Half a login is none.
    if (!client.store.getState().embedded.isLoggedIn) live.login.lose()
    throw error
  })
  live.login.keep({ provider })
  client.store.setState((state) => applySessions(state, embeddedConnectorId, gained))
  const caipNetworkId = activeNetworkId(client.store.getState().network)
  track(client, {
    event: 'CONNECT_SUCCESS',
    properties: { method: 'email', name: provider, caipNetworkId },
  })
  if (provider !== 'email')
    track(client, { event: 'SOCIAL_LOGIN_SUCCESS', properties: { provider } })
  readSmartAccounts(client, live).catch((error) => report(client, error))
}

export declare namespace enterEmbedded {
  type Parameters = { provider: LoginProvider }
}

/** The chain families that are served on both sides, the one in use first. */
function servedBy(client: Client): readonly Namespace[] {
  const { active } = client.store.getState().network
  const adapters = adaptersOf(client)
  return authNamespaces
    .filter((name) => adapters.has(name))
    .sort((a, b) => Number(b === active) - Number(a === active))
}

async function gainAll(client: Client, live: LiveEmbedded): Promise<readonly Gained[]> {
  const { signal } = live.attempt
  const gained: Gained[] = []
  for (const namespace of servedBy(client)) {
    const session = await gain(client, live, namespace).catch((error: unknown) => {
      // Some frames have accounts of one chain family alone.
      if (gained.length === 0 || signal.aborted) throw error
      report(client, error)
      return undefined
    })
    signal.throwIfAborted()
    if (session) gained.push({ namespace, session })
  }
  if (gained.length === 0) throw new FoyerError('adapter_not_found')
  return gained
}

async function gain(
  client: Client,
  { attempt: { signal }, login }: LiveEmbedded,
  namespace: Namespace,
): Promise<WalletSession | undefined> {
  for (;;) {
    try {
      await login.enter(namespace, signal)
      break
    } catch (error) {
      // The user has not approved this browser yet.
      if (signal.aborted || !isRefusal(error, 'waiting')) throw error
    }
  }
  signal.throwIfAborted()
  const { network, wallets } = client.store.getState()
  const connector = findConnector(wallets, embeddedConnectorId, namespace) ?? {
    ...embeddedWay.connector,
    namespace,
  }
  const wish = findNetwork(network, network.selected[namespace])
  return adaptersOf(client).get(namespace)?.connect(connector, { network: wish })
}
