import type { Namespace } from '@foyer/protocol'
import type { Adapter, AdapterEvents } from '../adapter.js'
import type { Client } from '../client.js'
import type { PairedCalls } from '../pairing.js'
import { pairingConnectorId } from './state.js'

/** All that is answered. A name that is forgotten here does not compile. */
const names: Readonly<Record<keyof PairedCalls, 0>> = {
  connect: 0,
  reconnect: 0,
  disconnect: 0,
  switchNetwork: 0,
  getBalance: 0,
  signMessage: 0,
  sendTransaction: 0,
  getProvider: 0,
}

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
    ...(Object.fromEntries(
      (Object.keys(names) as (keyof PairedCalls)[]).map((name) => [name, call(name)]),
    ) as unknown as PairedCalls),
    destroy() {
      events = undefined
    },
  }
}
