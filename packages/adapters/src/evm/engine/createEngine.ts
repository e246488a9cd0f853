import type {
  AdapterContext,
  AdapterEngine,
  AdapterEvents,
  DiscoveredWallets,
  Eip155Features,
  Eip155Types,
} from '@foyer/core'
import { createPending, followSleep, type InjectedCalls } from '@foyer/core/internal'
import { createActions } from '../actions/createActions.js'
import { createRequest } from '../dialect/createRequest.js'
import type { EvmOptions } from '../EvmOptions.js'
import type { EvmWallet } from '../EvmWallet.js'
import { rpcOf } from '../rpc/rpcOf.js'
import { createClients } from './createClients.js'
import { createConfig, storageKey } from './createConfig.js'
import { createConnections } from './createConnections.js'
import { createReached } from './createReached.js'
import { explainMissing } from './explainMissing.js'
import { followConnectors } from './followConnectors.js'
import { followSessions } from './followSessions.js'
import { lookAround } from './lookAround.js'
import { reportMissing } from './reportMissing.js'

export type Engine = AdapterEngine<InjectedCalls<'eip155', Eip155Types>>

/** What a request to a wallet needs. Everything else is loaded on use. */
export function createEngine(parameters: createEngine.Parameters): Engine {
  const { context, features, wagmiConfig, wallets, events, page } = parameters
  const { safeHosts, nameGateways } = parameters
  /** Wallets with a request from here: their caller gets the answer, so their changes are not reported. */
  const quiet = new Set<string>()
  const reportFault: NonNullable<AdapterEvents['fault']> = (code, data) =>
    events()?.fault?.(code, data)
  const clients = createClients(context, wagmiConfig, reportFault)
  if (wagmiConfig) reportMissing(wagmiConfig, context.networks, reportFault)
  const config = wagmiConfig ?? createConfig(context, clients.own)
  const sessions = followSessions(config, quiet, (id, session) => events()?.session(id, session))
  sessions.resume()
  const hosts = wagmiConfig && followConnectors(wagmiConfig, wallets)
  const stopAround = lookAround({ page, safeHosts, wallets, merge: hosts?.merge })
  const ending = new AbortController()
  const reached = createReached(ending.signal, (error) =>
    explainMissing(error, wagmiConfig, events()),
  )
  const connections = createConnections({
    config,
    wallets,
    reached,
    quiet,
    networks: context.networks,
    page: page ?? globalThis.window,
    needs: features.needs,
    switchChain: (provider, network) => features.switchChain(createRequest(provider), network),
    // Our own storage answers at once; a host's may not.
    wasEnded: wagmiConfig
      ? async (name) => wagmiConfig.storage?.getItem(name as never)
      : (name) => context.storage.get(`${storageKey}.${name}`) !== undefined,
  })
  const stopWaking = followSleep(page ?? globalThis.window, connections.lookAgain)
  const pending = createPending({
    isMined: async ({ hash, network }) =>
      (await features.findReceipt(rpcOf(clients, network), { hash, network })) !== undefined,
    report: (count) => events()?.pending(count),
  })

  const actions = createActions({
    ...{ context, features, clients, connections, pending, nameGateways, signal: ending.signal },
  })

  return {
    calls: {
      connect: connections.connect,
      reconnect: connections.reconnect,
      disconnect: connections.disconnect,
      switchChain: connections.switchChain,
      getProvider: async (connectorId: string) => connections.providerOf(connectorId),
      ...actions,
    },
    prepare: connections.prepare,
    pause() {
      sessions.pause()
      connections.pause()
      pending.pause()
    },
    resume() {
      sessions.resume()
      connections.resume()
      pending.resume()
    },
    destroy() {
      ending.abort()
      stopAround()
      stopWaking()
      hosts?.stop()
      sessions.pause()
      connections.pause()
      pending.destroy()
      clients.destroy()
    },
  }
}

export declare namespace createEngine {
  type Parameters = Omit<EvmOptions, 'wallets'> & {
    context: AdapterContext<Eip155Features>
    /** What is said to wallets and networks. */
    features: Eip155Features
    wallets: DiscoveredWallets<EvmWallet>
    /** The client's listeners, while the adapter is started. */
    events(): AdapterEvents | undefined
  }
}
