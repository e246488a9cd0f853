import type { Adapter, AdapterContext, AdapterEvents } from '@foyer/core'
import type { Engine } from './engine/engine.js'
import type { EvmOptions, Page } from './options.js'
import { discover } from './wallets/discover.js'
import { createWallets } from './wallets/wallets.js'

type Calls = Engine['calls']

/** All that the engine answers. A name that is forgotten here does not compile. */
const names: Readonly<Record<keyof Calls, 0>> = {
  connect: 0,
  reconnect: 0,
  disconnect: 0,
  switchNetwork: 0,
  getBalance: 0,
  getAssets: 0,
  getIdentity: 0,
  signMessage: 0,
  signTypedData: 0,
  estimateGas: 0,
  sendTransaction: 0,
  writeContract: 0,
  waitForReceipt: 0,
  getCapabilities: 0,
  sendCalls: 0,
  getCallsStatus: 0,
  getProvider: 0,
}

/** The adapter of one client. Only what finds wallets is here; the rest is loaded on the first use. */
export function createAdapter(context: AdapterContext, options: EvmOptions): Adapter {
  const { wagmiConfig } = options
  const wallets = createWallets()
  let events: AdapterEvents | undefined
  let loading: Promise<Engine> | undefined
  let engine: Engine | undefined
  let destroyed = false
  /** What ends the looking for wallets, for each who started it. */
  const looks = new Set<() => void>()

  const load = () => {
    loading ??= import('./engine/loadEngine.js')
      .then(({ loadEngine }) =>
        loadEngine(wagmiConfig, (code, data) => events?.fault?.(code, data)),
      )
      .then(
        ({ createEngine }) => {
          engine = createEngine({ context, wagmiConfig, wallets, events: () => events })
          if (destroyed) engine.destroy()
          else if (!events) engine.pause()
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
  const call =
    (name: keyof Calls) =>
    async (...parameters: never[]) => {
      const { calls } = engine ?? (await load())
      return (calls[name] as (...parameters: never[]) => unknown)(...parameters)
    }
  const calls = Object.fromEntries(
    (Object.keys(names) as (keyof Calls)[]).map((name) => [name, call(name)]),
  ) as unknown as Calls

  return {
    namespace: 'eip155',
    start(listener) {
      events = listener
      const tell = () => events?.wallets(wallets.list().map(({ connector }) => connector))
      const unsubscribe = wallets.subscribe(tell)
      const page = options.page ?? (globalThis.window as Page | undefined)
      const stopLooking = discover(page, context, wallets)
      const end = () => {
        unsubscribe()
        stopLooking()
        looks.delete(end)
      }
      looks.add(end)
      // A host with wagmi may connect by itself at any time, and has loaded most of the engine.
      if (wagmiConfig) load().catch(() => {})
      engine?.resume()
      return () => {
        if (looks.has(end)) end()
        if (events !== listener) return
        events = undefined
        engine?.pause()
      }
    },
    prepare: async () => void (engine ?? (await load())),
    ...calls,
    destroy() {
      destroyed = true
      events = undefined
      for (const end of looks) end()
      engine?.destroy()
    },
  }
}
