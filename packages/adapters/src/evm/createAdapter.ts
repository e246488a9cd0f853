import type { Adapter, AdapterContext, AdapterEvents, Eip155Types } from '@foyer/core'
import { lazy } from '@foyer/protocol'
import type { Engine } from './engine/createEngine.js'
import type { EvmOptions, Page } from './options.js'
import { createWallets } from './wallets/createWallets.js'
import { discover } from './wallets/discover.js'

type Calls = Engine['calls']

/** An adapter that has every call. */
export type EvmAdapter = Adapter<Eip155Types> & Calls

/** All that the engine answers. A name that is forgotten here does not compile. */
const names: Readonly<Record<keyof Calls, 0>> = {
  connect: 0,
  reconnect: 0,
  disconnect: 0,
  switchChain: 0,
  getBalance: 0,
  getAssets: 0,
  getIdentity: 0,
  signMessage: 0,
  signTypedData: 0,
  estimateGas: 0,
  sendTransaction: 0,
  writeContract: 0,
  waitForTransactionReceipt: 0,
  getCapabilities: 0,
  sendCalls: 0,
  getCallsStatus: 0,
  readTouched: 0,
  getProvider: 0,
}

/** The adapter of one client. Only what finds wallets is here; the rest is loaded on the first use. */
export function createAdapter(context: AdapterContext, options: EvmOptions): EvmAdapter {
  const { wagmiConfig } = options
  const wallets = createWallets()
  let events: AdapterEvents | undefined
  let engine: Engine | undefined
  let destroyed = false
  /** What ends the looking for wallets, for each who started it. */
  const looks = new Set<() => void>()

  const load = lazy(async () => {
    const { loadEngine } = await import('./engine/loadEngine.js')
    const { createEngine } = await loadEngine(wagmiConfig, (code, data) =>
      events?.fault?.(code, data),
    )
    engine = createEngine({ context, wagmiConfig, wallets, events: () => events })
    if (destroyed) engine.destroy()
    else if (!events) engine.pause()
    return engine
  })

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
      const emitWallets = () => events?.wallets(wallets.list().map(({ connector }) => connector))
      const unsubscribe = wallets.subscribe(emitWallets)
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
    prepare: async () => void (await load()),
    ...calls,
    destroy() {
      destroyed = true
      events = undefined
      for (const end of looks) end()
      engine?.destroy()
    },
  }
}
