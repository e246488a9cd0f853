import type { Adapter, AdapterContext, AdapterEvents } from '@foyer/core'
import type { Engine } from './engine/engine.js'
import type { EvmOptions, Page } from './options.js'
import { followSessions } from './sessions.js'
import { discover } from './wallets/discover.js'
import { createWallets } from './wallets/wallets.js'

type Calls = Engine['calls']

/** The adapter of one client. Only what finds wallets is here; the rest is loaded on the first use. */
export function createAdapter(context: AdapterContext, options: EvmOptions): Adapter {
  const { wagmiConfig } = options
  const wallets = createWallets(wagmiConfig)
  const quiet = new Set<string>()
  let events: AdapterEvents | undefined
  let loading: Promise<Engine> | undefined
  let engine: Engine | undefined

  const report: AdapterEvents = {
    wallets: (found) => events?.wallets(found),
    session: (id, session) => events?.session(id, session),
    pending: (count) => events?.pending(count),
  }

  const load = () => {
    loading ??= import('./engine/engine.js').then(
      ({ createEngine }) => {
        engine = createEngine({ context, wagmiConfig, wallets, quiet, report })
        return engine
      },
      (error: unknown) => {
        // A chunk that could not be fetched may be there on the next try.
        loading = undefined
        throw error
      },
    )
    return loading
  }

  /** Once the engine is here, a call reaches the wallet without a pause. */
  const call = <name extends keyof Calls>(name: name) =>
    (async (...parameters: never[]) => {
      const { calls } = engine ?? (await load())
      return (calls[name] as (...parameters: never[]) => unknown)(...parameters)
    }) as unknown as Calls[name]

  return {
    namespace: 'eip155',
    start(listener) {
      events = listener
      const stops = [
        wallets.follow(report.wallets),
        discover(
          options.page ?? (globalThis.window as Page | undefined),
          context.discovery,
          wallets,
        ),
      ]
      if (wagmiConfig) stops.push(followSessions(wagmiConfig, quiet, report.session))
      engine?.resume()
      return () => {
        if (events === listener) events = undefined
        engine?.pause()
        for (const stop of stops.splice(0)) stop()
      }
    },
    prepare: async () => void (engine ?? (await load())),
    connect: call('connect'),
    reconnect: call('reconnect'),
    disconnect: call('disconnect'),
    switchNetwork: call('switchNetwork'),
    getBalance: call('getBalance'),
    getIdentity: call('getIdentity'),
    signMessage: call('signMessage'),
    signTypedData: call('signTypedData'),
    estimateGas: call('estimateGas'),
    sendTransaction: call('sendTransaction'),
    writeContract: call('writeContract'),
    waitForReceipt: call('waitForReceipt'),
    getCapabilities: call('getCapabilities'),
    sendCalls: call('sendCalls'),
    getCallsStatus: call('getCallsStatus'),
    getProvider: call('getProvider'),
    destroy() {
      events = undefined
      engine?.destroy()
      wallets.clear()
    },
  }
}
