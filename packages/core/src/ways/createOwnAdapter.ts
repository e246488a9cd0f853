import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Adapter, AdapterEvents } from '../adapter.js'
import type { Client } from '../Client.js'
import type { FamilyFeatures } from '../FamilyFeatures.js'
import { bindFeatures } from './bindFeatures.js'
import { createPending } from './createPending.js'
import { createRpc } from './createRpc.js'
import type { WayCalls } from './createWayCalls.js'
import { readBalance } from './readBalance.js'
import type { ListedWay } from './Way.js'

/** The adapter of a chain family for which the host gave none: the family's features over each of the ways. */
export function createOwnAdapter({
  client,
  namespace,
  features,
  ways,
}: createOwnAdapter.Parameters): Adapter {
  let events: AdapterEvents | undefined
  const { clock, signal } = client
  const made = new Map<string, Promise<WayCalls>>()
  const rpc = createRpc(client)
  const pending = createPending({
    clock,
    isMined: async (sent) => (await features.findReceipt?.(rpc, sent)) !== undefined,
    report: (count) => events?.pending(count),
  })

  const make = async ({ connector: { id }, load }: ListedWay) => {
    const [way, { createWayCalls }] = await Promise.all([load(), import('./createWayCalls.js')])
    return createWayCalls({
      ...{ namespace, way, features },
      report: (session) => events?.session(id, session),
    })
  }
  const listedAs = (id: string) => ways.find(({ connector }) => connector.id === id)
  const callsOf = async (id: string): Promise<WayCalls> => {
    const listed = listedAs(id)
    if (!listed) throw new FoyerError('connector_not_found')
    const calls =
      made.get(id) ??
      make(listed).catch((error: unknown) => {
        // A chunk that could not be fetched may be there on the next try.
        made.delete(id)
        throw error
      })
    made.set(id, calls)
    return calls
  }

  return {
    namespace,
    ...(ways.every(({ connector }) => connector.type === 'WALLET_CONNECT') && {
      pairingOnly: true,
    }),
    start(listener) {
      events = listener
      listener.wallets(ways.map(({ connector }) => connector))
      pending.resume()
      return () => {
        if (events !== listener) return
        events = undefined
        pending.pause()
      }
    },
    prepare: async () => {},
    connect: async (connector, parameters) =>
      (await callsOf(connector.id)).connect(connector, parameters),
    // A wallet of another adapter may be remembered from an earlier visit.
    reconnect: async (id) => (listedAs(id) ? (await callsOf(id)).reconnect(id) : undefined),
    disconnect: async (id) => (listedAs(id) ? (await callsOf(id)).disconnect(id) : undefined),
    switchChain: async (id, network) => (await callsOf(id)).switchChain(id, network),
    getProvider: async (id) => (await callsOf(id)).getProvider(id),
    getBalance: (parameters) => readBalance(client, features, parameters),
    ...bindFeatures(features, {
      walletOf: async (id, needs) => (await callsOf(id)).walletOf(id, needs),
      rpcOf: () => rpc,
      life: { clock, signal },
      pending,
    }),
    destroy() {
      events = undefined
      pending.destroy()
    },
  }
}

export declare namespace createOwnAdapter {
  type Parameters = {
    client: Client
    namespace: Namespace
    features: FamilyFeatures
    ways: readonly [ListedWay, ...ListedWay[]]
  }
}
