import { FoyerError, injectedWaitMs, type Namespace } from '@foyer/protocol'
import type { AdapterEngine, WayEngineParts } from '../AdapterContext.js'
import type { Adapter } from '../adapter.js'
import type { Client } from '../Client.js'
import type { DiscoveredWallet } from '../DiscoveredWallet.js'
import type { FamilyFeatures } from '../FamilyFeatures.js'
import type { Way } from '../Way.js'
import { appears } from './appears.js'
import { bindFeatures } from './bindFeatures.js'
import { createPending } from './createPending.js'
import { createRpc } from './createRpc.js'
import { createWayCalls, type WayCalls } from './createWayCalls.js'
import { findDiscovered } from './findDiscovered.js'
import { followSleep } from './followSleep.js'
import { readBalance } from './readBalance.js'
import { readIdentity } from './readIdentity.js'

/** A family's features as the calls of an adapter, over a way to each of its wallets. */
export function createWayEngine({
  client,
  namespace,
  features,
  wallets,
  events,
  wayOf,
  names,
}: createWayEngine.Parameters): createWayEngine.Engine {
  const { clock, signal } = client
  const made = new Map<string, Made>()
  let paused = false
  const rpc = createRpc(client)
  const pending = createPending({
    clock,
    isMined: async (sent) => (await features.findReceipt?.(rpc, sent)) !== undefined,
    report: (count) => events()?.pending(count),
  })

  const calls = bindFeatures(features, {
    walletOf: async (id, needs) => (await callsOf(id)).walletOf(id, needs),
    rpcOf: () => rpc,
    life: { clock, signal },
    pending,
  })
  const begin = (wallet: DiscoveredWallet): WayCalls | Promise<WayCalls> => {
    const { id } = wallet.connector
    const create = (way: Way) =>
      createWayCalls({
        ...{ namespace, way, features, calls },
        report: (session) => events()?.session(id, session),
      })
    const way = wallet.way ? wallet.way.load() : wayOf?.(wallet)
    if (!way) throw new FoyerError('provider_not_found')
    return way instanceof Promise ? way.then(create) : create(way)
  }
  const make = (wallet: DiscoveredWallet): Made => {
    const { id } = wallet.connector
    const one: Made = { reached: reachedBy(wallet), calls: begin(wallet) }
    made.set(id, one)
    const arrive = (now: WayCalls) => {
      one.calls = now
      if (paused || made.get(id) !== one) now.pause()
    }
    if (!(one.calls instanceof Promise)) arrive(one.calls)
    // A chunk that could not be fetched may be there on the next try.
    else one.calls.then(arrive, () => made.get(id) === one && made.delete(id))
    return one
  }
  /** At once where the code of the way is here: the wallet is requested in the turn of the press, before the page draws that it waits. */
  const callsOf = (id: string): WayCalls | Promise<WayCalls> => {
    const wallet = findDiscovered(wallets, id)
    if (!wallet) throw new FoyerError('connector_not_found')
    const known = made.get(id)
    const isSame = known && known.reached === reachedBy(wallet)
    return (isSame ? known : make(wallet)).calls
  }

  /** A wallet that left the page ends its session, and so does one whose id another has now. */
  const stopWatching = wallets.subscribe(() => {
    for (const [id, one] of [...made]) {
      const wallet = findDiscovered(wallets, id)
      if (wallet && reachedBy(wallet) === one.reached) continue
      made.delete(id)
      const now = arrivedOf(one)
      if (now?.isUsed()) events()?.session(id, undefined)
      now?.pause()
    }
  })
  const stopWaking = followSleep(client.environment.window(), () => {
    for (const one of made.values()) arrivedOf(one)?.look()
  })
  const pauseAll = () => {
    for (const one of made.values()) arrivedOf(one)?.pause()
  }

  return {
    calls: {
      async connect(connector, parameters) {
        const reached = callsOf(connector.id)
        // Nothing is awaited where it need not be.
        return (reached instanceof Promise ? await reached : reached).connect(connector, parameters)
      },
      async reconnect(id) {
        // A wallet of another adapter may be remembered from an earlier visit, and one of the page may come late.
        const wallet = await appears(wallets, id, wayOf ? injectedWaitMs : 0)
        // Two wallets claim this id: only the user can choose between them.
        if (!wallet || wallet.connector.disputed) return undefined
        return (await callsOf(id)).reconnect(id)
      },
      disconnect: async (id) => findDiscovered(wallets, id) && (await callsOf(id)).disconnect(id),
      switchChain: async (id, network) => (await callsOf(id)).switchChain(id, network),
      getProvider: async (id) => (await callsOf(id)).getProvider(id),
      getBalance: (parameters) => readBalance(client, features, parameters),
      getIdentity: ({ address }) =>
        readIdentity(names ?? features.names?.(rpc, client.options.networks), {
          namespace,
          address,
        }),
      callNetwork: ({ network, call }) => rpc(network.caipNetworkId, call),
      async resolveName({ name }) {
        const address = await (names ?? features.names?.(rpc, client.options.networks))?.addressOf(
          name,
        )
        return address === undefined ? undefined : { address, name }
      },
      settle: async (hash) => pending.remove(hash),
      ...calls,
    },
    pause() {
      paused = true
      pauseAll()
      pending.pause()
    },
    resume() {
      paused = false
      for (const one of made.values()) arrivedOf(one)?.resume()
      pending.resume()
    },
    destroy() {
      stopWatching()
      stopWaking()
      pauseAll()
      pending.destroy()
    },
  }
}

export declare namespace createWayEngine {
  type Parameters = WayEngineParts & {
    client: Client
    namespace: Namespace
    features: FamilyFeatures
  }
  type Engine = AdapterEngine<
    Pick<
      Adapter,
      | 'connect'
      | 'reconnect'
      | 'disconnect'
      | 'switchChain'
      | 'getProvider'
      | 'getBalance'
      | 'getIdentity'
      | 'callNetwork'
      | 'resolveName'
      | 'settle'
    > &
      ReturnType<typeof bindFeatures>
  >
}

/** The calls over the way to one wallet, or that they are being loaded. */
type Made = { readonly reached: unknown; calls: WayCalls | Promise<WayCalls> }

const arrivedOf = ({ calls }: Made): WayCalls | undefined =>
  calls instanceof Promise ? undefined : calls

/** What distinguishes a wallet from another one with its id. */
function reachedBy({ way, provider }: DiscoveredWallet): unknown {
  return way ?? provider
}
