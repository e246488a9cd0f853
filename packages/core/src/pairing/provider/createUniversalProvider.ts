import {
  allNetworksPeerName,
  type CaipNetworkId,
  FoyerError,
  type Namespace,
  parseCaipNetworkId,
  readWalletChainId,
} from '@foyer/protocol'
import type { Client } from '../../Client.js'
import type { Call } from '../../FamilyFeatures.js'
import type { SessionLifecycle, UniversalProvider } from '../../pairing.js'
import type { WalletProvider } from '../../Way.js'
import { createEvents } from '../../ways/createEvents.js'
import { createRpc } from '../../ways/createRpc.js'
import type { Family } from '../../ways/Family.js'
import type { DialectWallet } from '../../ways/PairedDialect.js'
import type { PairingEngine, PairingEvent } from '../engine/PairingEngine.js'
import { bringToFront } from '../links/bringToFront.js'
import { createFamilyProvider } from './createFamilyProvider.js'
import { createGrants } from './createGrants.js'
import { createSessionView } from './createSessionView.js'
import { allows, namespacesOf, takes, wireId } from './granted.js'
import { readFront } from './readFront.js'

/** A universal provider that takes the engine's events about its session. */
export type EngineProvider = UniversalProvider & { onEngineEvent(event: PairingEvent): void }

type Run = (call: Call, chain: CaipNetworkId) => unknown

/** The session in use as one provider, and as one for each chain family. */
export function createUniversalProvider({
  client,
  engine,
  lifecycle,
  families,
}: createUniversalProvider.Parameters): EngineProvider {
  const all = createEvents()
  const listened = new Map<string, ReturnType<typeof createEvents>>()
  const runs = new Map<string, Run>()
  const providers = new Map<string, WalletProvider>()

  const eventsOf = (namespace: string) => once(listened, namespace, createEvents)
  const emit: Emit = (namespace, event, value) => {
    eventsOf(namespace).emit(event, value)
    all.emit(event, value)
  }
  const view = createSessionView({ client, emit })
  const grants = createGrants(client, view.session)
  const wallet: DialectWallet = {
    sessionKey() {
      const { namespaces, topic } = view.current()
      return JSON.stringify([topic, namespaces])
    },
    takes: (chain, method) => takes(view.current(), chain, method),
    goesAnywhere: () => view.current().peer.name === allNetworksPeerName,
    addresses: view.addresses,
    setDefaultChain: view.moveTo,
    read: createRpc(client),
    ...grants,
    async request({ method, params }, chain) {
      const { topic, disableDeepLink } = view.current()
      const chainId = wireId(view.current(), chain)
      return engine.request({
        topic,
        chainId,
        method,
        params,
        onSent: (requestId) => {
          client.handles.pairing.sent?.({ id: requestId, topic, chainId, method })
          bringToFront(client, { requestId, sessionTopic: topic, disableDeepLink })
        },
      })
    },
  }
  const request = async (call: Call, namespace: string, chainId?: CaipNetworkId) => {
    if (!namespacesOf(view.current()).includes(namespace))
      throw new FoyerError('namespace_not_configured')
    const chain = chainId ?? view.chainIn(namespace)
    if (!chain) throw new FoyerError('chain_id_not_found')
    const run = once(
      runs,
      namespace,
      () => families.get(namespace)?.paired?.create(wallet) ?? wallet.request,
    )
    return run(call, chain)
  }

  return {
    session: view.session,
    adopt(session) {
      view.set(session)
      grants.look()
    },
    async request(call, chainId) {
      const { active } = client.store.getState().network
      const [first] = namespacesOf(view.current())
      const named = chainId === undefined ? undefined : parseCaipNetworkId(chainId).namespace
      return request(call, named ?? active ?? first ?? '', chainId)
    },
    setDefaultChain: view.moveTo,
    defaultChain: view.chainIn,
    accounts: view.accountsIn,
    isGranted: grants.isGranted,
    of: (namespace: Namespace) =>
      once(providers, namespace, () =>
        createFamilyProvider({
          namespace,
          family: families.get(namespace),
          lifecycle,
          events: eventsOf(namespace),
          request: (call) => request(call, namespace),
          takes(method) {
            const session = view.session()
            return session !== undefined && allows(session, namespace, method)
          },
        }),
      ),
    on: all.on,
    removeListener: all.removeListener,
    async disconnect() {
      const ending = view.session()
      view.set(undefined)
      grants.look()
      if (ending) await engine.disconnect(ending.topic)
    },
    onEngineEvent(event) {
      all.emit(event.type, event)
      const topic = view.session()?.topic
      if (event.type === 'session_update' && event.session.topic === topic) {
        view.set(event.session)
        grants.look()
      } else if (event.type === 'session_event' && event.topic === topic) {
        applyEvent({ families, view, wallet, emit }, event)
      }
    },
  }
}

/** Handles a session event. For accounts and networks it only selects the one in use: the grants are in the session. */
function applyEvent(
  { families, view, wallet, emit }: EventParts,
  { chainId, name, data, isForeign }: SessionEvent,
) {
  const [namespace = ''] = chainId.split(':')
  if (name === 'chainChanged') {
    const chain = readWalletChainId(namespace, data)
    const roams = families.get(namespace)?.paired?.roams
    if (chain && (roams || wallet.isGranted(chain))) view.moveTo(chain)
  } else if (name === 'accountsChanged') {
    const front = readFront(data)
    if (front) view.prefer(namespace, front)
  } else if (!isForeign) emit(namespace, name, data)
}

type EventParts = { families: Families; view: View; wallet: DialectWallet; emit: Emit }
type Families = ReadonlyMap<string, Family>
type View = ReturnType<typeof createSessionView>
type Emit = Parameters<typeof createSessionView>[0]['emit']
type SessionEvent = Extract<PairingEvent, { type: 'session_event' }>

export declare namespace createUniversalProvider {
  type Parameters = {
    client: Client
    engine: PairingEngine
    lifecycle: SessionLifecycle
    families: Families
  }
}

function once<value>(made: Map<string, value>, key: string, make: () => value): value {
  const found = made.get(key) ?? make()
  made.set(key, found)
  return found
}
