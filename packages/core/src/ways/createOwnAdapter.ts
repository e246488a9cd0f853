import type { Namespace } from '@foyer/protocol'
import type { Adapter, AdapterEvents } from '../adapter.js'
import type { Client } from '../Client.js'
import type { Connector } from '../connector.js'
import type { FamilyFeatures } from './Family.js'
import type { FamilyCalls } from './FamilyCalls.js'
import { readBalance } from './readBalance.js'
import type { Way } from './Way.js'

/** A way as it is listed. What it needs is loaded with its first use. */
export type ListedWay = { readonly connector: Connector; load(): Promise<Way> }

/** The adapter of a chain family for which the host gave none: the family's features over each of the ways. */
export function createOwnAdapter({
  client,
  namespace,
  features,
  ways,
}: createOwnAdapter.Parameters): Adapter {
  let events: AdapterEvents | undefined
  const made = new Map<string, Promise<FamilyCalls>>()

  const make = async ({ connector: { id }, load }: ListedWay) => {
    const [way, { createFamilyCalls }] = await Promise.all([
      load(),
      import('./createFamilyCalls.js'),
    ])
    const report: Parameters<typeof createFamilyCalls>[0]['report'] = (session) =>
      events?.session(id, session)
    return createFamilyCalls({ client, way, features, report })
  }
  const callsOf = (connectorId: string) => {
    const listed = ways.find(({ connector }) => connector.id === connectorId) ?? ways[0]
    const { id } = listed.connector
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
  const over =
    <name extends keyof FamilyCalls>(name: name) =>
    async (...parameters: never[]) => {
      const [first] = parameters as readonly (string | { id: string })[]
      const calls = await callsOf(typeof first === 'object' ? first.id : (first ?? ''))
      return (calls[name] as (...parameters: never[]) => unknown)(...parameters)
    }
  const call = <name extends keyof FamilyCalls>(name: name) =>
    over(name) as unknown as NonNullable<FamilyCalls[name]>

  return {
    namespace,
    ...(ways.every(({ connector }) => connector.type === 'WALLET_CONNECT') && {
      pairingOnly: true,
    }),
    start(listener) {
      events = listener
      listener.wallets(ways.map(({ connector }) => connector))
      return () => {
        if (events === listener) events = undefined
      }
    },
    prepare: async () => {},
    connect: call('connect'),
    reconnect: call('reconnect'),
    disconnect: call('disconnect'),
    switchChain: call('switchChain'),
    ...(features.signMessage && { signMessage: call('signMessage') }),
    ...(features.sendTransaction && { sendTransaction: call('sendTransaction') }),
    readTouched: async (request) => features.readTouched?.(request) ?? [],
    getBalance: (parameters) => readBalance(client, features, parameters),
    getProvider: call('getProvider'),
    destroy() {
      events = undefined
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
