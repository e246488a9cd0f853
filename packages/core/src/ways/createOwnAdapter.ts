import type { Namespace } from '@foyer/protocol'
import type { WayEngineParts } from '../AdapterContext.js'
import type { AdapterEvents } from '../AdapterEvents.js'
import type { Adapter } from '../adapter.js'
import type { WalletWay } from '../Way.js'
import { createDiscovered } from './createDiscovered.js'
import type { createWayEngine } from './createWayEngine.js'

/** The adapter of a chain family for which the host gave none: the family's features over each of the ways. */
export function createOwnAdapter({
  namespace,
  ways,
  createEngine,
}: createOwnAdapter.Parameters): Adapter {
  let events: AdapterEvents | undefined
  const wallets = createDiscovered()
  wallets.set(ways.map((way) => ({ connector: way.connector, way })))
  const engine = createEngine({ wallets, events: () => events })

  return {
    namespace,
    ...(ways.every(({ connector }) => connector.type === 'WALLET_CONNECT') && {
      pairingOnly: true,
    }),
    start(listener) {
      events = listener
      listener.wallets(ways.map(({ connector }) => connector))
      engine.resume()
      return () => {
        if (events !== listener) return
        events = undefined
        engine.pause()
      }
    },
    prepare: async () => {},
    ...engine.calls,
    destroy() {
      events = undefined
      engine.destroy()
    },
  }
}

export declare namespace createOwnAdapter {
  type Parameters = {
    namespace: Namespace
    createEngine(parts: WayEngineParts): ReturnType<typeof createWayEngine>
    ways: readonly [WalletWay, ...WalletWay[]]
  }
}
