import type { Namespace } from '@foyer/protocol'
import type { Adapter, AdapterEvents } from '../adapter.js'
import type { Client } from '../client.js'
import type { Connector } from '../connector.js'
import type { PairedCalls } from './createPairedCalls.js'
import { pairingConnectorId } from './state.js'

/**
 * The adapter of a chain family for which the host gave none: its wallets are reached by pairing alone. What it needs is
 * loaded when it is asked.
 */
export function createPairingAdapter(client: Client, namespace: Namespace): Adapter {
  const { pairing } = client
  const connector: Connector = {
    id: pairingConnectorId,
    type: 'WALLET_CONNECT',
    name: 'WalletConnect',
    namespace,
  }
  let events: AdapterEvents | undefined
  let loading: Promise<PairedCalls> | undefined
  const load = () => {
    loading ??= Promise.all([pairing.live(), import('./createPairedCalls.js')]).then(
      ([live, { createPairedCalls }]) =>
        createPairedCalls({
          client,
          live,
          namespace,
          report: (session) => events?.session(pairingConnectorId, session),
        }),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return {
    namespace,
    pairingOnly: true,
    start(listener) {
      events = listener
      listener.wallets([connector])
      return () => {
        if (events === listener) events = undefined
      }
    },
    prepare: async () => {},
    connect: async () => (await load()).connect(),
    reconnect: async () => (await load()).reconnect(),
    disconnect: async () => (await load()).disconnect(),
    switchNetwork: async (_, network) => (await load()).switchNetwork(network),
    getBalance: async (parameters) => (await load()).getBalance(parameters),
    signMessage: async (_, parameters) => (await load()).signMessage(parameters),
    sendTransaction: async (_, parameters) => (await load()).sendTransaction(parameters),
    getProvider: async () => (await pairing.live()).provider.of(namespace),
    destroy() {
      events = undefined
    },
  }
}
