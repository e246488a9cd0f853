import type { AdapterContext, AdapterEvents, Eip155Features } from '@foyer/core'
import { lazy } from '@foyer/protocol'
import { type Calls, createCalls, type EvmAdapter } from './createCalls.js'
import type { Engine } from './engine/createEngine.js'
import type { EvmOptions, Page } from './options.js'
import { createWallets } from './wallets/createWallets.js'
import { discover } from './wallets/discover.js'

/** The adapter of one client. Only what finds wallets is here; what sends them requests is loaded on the first use. */
export function createAdapter(
  context: AdapterContext<Eip155Features>,
  options: EvmOptions,
): EvmAdapter {
  const { wagmiConfig } = options
  const wallets = createWallets()
  let events: AdapterEvents | undefined
  let engine: Engine | undefined
  let destroyed = false
  /** What ends the looking for wallets, for each who started it. */
  const looks = new Set<() => void>()

  const load = lazy(async () => {
    const [{ createEngine }, features] = await Promise.all([
      import('./engine/createEngine.js').catch(async (error) => {
        const { explainMissing } = await import('./engine/explainMissing.js')
        throw explainMissing(error, wagmiConfig, events)
      }),
      context.loadFeatures(),
    ])
    engine = createEngine({ context, features, wagmiConfig, wallets, events: () => events })
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
    ...createCalls(call),
    destroy() {
      destroyed = true
      events = undefined
      for (const end of looks) end()
      engine?.destroy()
    },
  }
}
