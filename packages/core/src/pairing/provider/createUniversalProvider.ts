import { type CaipNetworkId, FoyerError, type Namespace, parseCaipNetworkId } from '@foyer/protocol'
import type { WalletProvider } from '../../adapter.js'
import type { Client } from '../../client.js'
import type { Doors, UniversalProvider } from '../../pairing.js'
import type { PairingEngine, PairingEvent } from '../engine/PairingEngine.js'
import { bringToFront } from '../links/bringToFront.js'
import { createEvents } from './createEvents.js'
import { createFamilyProvider } from './createFamilyProvider.js'
import { createGrants } from './createGrants.js'
import { createRpc } from './createRpc.js'
import { createSessionView } from './createSessionView.js'
import { createEip155 } from './eip155.js'
import { namespacesOf, wireId } from './granted.js'
import { createPassing, createSolana } from './otherFamilies.js'
import { readChain, readFront } from './readEvent.js'
import type { Call, Wallet } from './Wallet.js'

/** A universal provider that is told what becomes of its session. */
export type HearingProvider = UniversalProvider & { hear(event: PairingEvent): void }

type Run = (call: Call, chain: CaipNetworkId) => unknown

const kinds: Readonly<Partial<Record<string, (wallet: Wallet) => Run>>> = {
  eip155: createEip155,
  solana: createSolana,
}

/** The session in use as one provider, and as one for each chain family. */
export function createUniversalProvider({
  client,
  engine,
  doors,
}: createUniversalProvider.Parameters): HearingProvider {
  const all = createEvents()
  const families = new Map<string, ReturnType<typeof createEvents>>()
  const runs = new Map<string, Run>()
  const providers = new Map<string, WalletProvider>()

  const eventsOf = (namespace: string) => once(families, namespace, createEvents)
  const tell: Tell = (namespace, event, value) => {
    eventsOf(namespace).emit(event, value)
    all.emit(event, value)
  }
  const view = createSessionView({ client, tell })
  const grants = createGrants(client, view.session)
  const wallet: Wallet = {
    session: view.current,
    addresses: view.addresses,
    setDefaultChain: view.moveTo,
    read: createRpc(client),
    ...grants,
    async ask({ method, params }, chain) {
      const { topic, disableDeepLink } = view.current()
      return engine.request({
        topic,
        chainId: wireId(view.current(), chain),
        method,
        params,
        onSent: (requestId) => {
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
    const run = once(runs, namespace, () => (kinds[namespace] ?? createPassing)(wallet))
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
          doors,
          events: eventsOf(namespace),
          request: (call) => request(call, namespace),
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
    hear(event) {
      all.emit(event.type, event)
      const topic = view.session()?.topic
      if (event.type === 'session_update' && event.session.topic === topic) {
        view.set(event.session)
        grants.look()
      } else if (event.type === 'session_event' && event.topic === topic) {
        heed({ view, wallet, tell }, event)
      }
    },
  }
}

/** Of accounts and networks the wallet says only which is in front: what it granted stands in the session. */
function heed(
  { view, wallet, tell }: { view: View; wallet: Wallet; tell: Tell },
  { chainId, name, data, isForeign }: SessionEvent,
) {
  const [namespace = ''] = chainId.split(':')
  if (name === 'chainChanged') {
    const chain = readChain(namespace, data)
    if (chain && (namespace === 'eip155' || wallet.isGranted(chain))) view.moveTo(chain)
  } else if (name === 'accountsChanged') {
    const front = readFront(data)
    if (front) view.prefer(namespace, front)
  } else if (!isForeign) tell(namespace, name, data)
}

type View = ReturnType<typeof createSessionView>
type Tell = Parameters<typeof createSessionView>[0]['tell']
type SessionEvent = Extract<PairingEvent, { type: 'session_event' }>

export declare namespace createUniversalProvider {
  type Parameters = { client: Client; engine: PairingEngine; doors: Doors }
}

function once<value>(made: Map<string, value>, key: string, make: () => value): value {
  const found = made.get(key) ?? make()
  made.set(key, found)
  return found
}
