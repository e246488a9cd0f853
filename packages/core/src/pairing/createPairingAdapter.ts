import type { Namespace } from '@foyer/protocol'
import type { Adapter, AdapterEvents } from '../adapter.js'
import type { Client } from '../client.js'
import { familyCalls } from '../familyCalls.js'
import type { PairedCalls } from '../pairing.js'
import { pairingConnectorId } from './state.js'

/**
 * The adapter of a chain family for which the host gave none: its wallets are reached by pairing alone. What it needs is
 * loaded when it is asked.
 */
export function createPairingAdapter(client: Client, namespace: Namespace): Adapter {
  let events: AdapterEvents | undefined
  let calls: PairedCalls | undefined
  const call =
    (name: keyof PairedCalls) =>
    async (...parameters: never[]) => {
      if (!calls) {
        const { reachPairing } = await import('./reachPairing.js')
        const live = await reachPairing(client)
        calls ??= live.calls(namespace, (session) => events?.session(pairingConnectorId, session))
      }
      return (calls[name] as (...parameters: never[]) => unknown)(...parameters)
    }
  return {
    namespace,
    pairingOnly: true,
    start(listener) {
      events = listener
      listener.wallets([
        { id: pairingConnectorId, type: 'WALLET_CONNECT', name: 'WalletConnect', namespace },
      ])
      return () => {
        if (events === listener) events = undefined
      }
    },
    prepare: async () => {},
    ...familyCalls(call),
    destroy() {
      events = undefined
    },
  }
}
