import type { AdapterContext, Eip155Features } from '@foyer/core'
import { lazy } from '@foyer/protocol'
import { type Calls, createCalls, type EvmAdapter } from './createCalls.js'
import type { EvmOptions } from './options.js'

/** The adapter of one client with its names alone, which every page has. What finds wallets arrives when the client wakes, and with the first call. */
export function createSleepingAdapter(
  context: AdapterContext<Eip155Features>,
  options: EvmOptions,
): EvmAdapter {
  let adapter: EvmAdapter | undefined
  let destroyed = false

  const load = lazy(async () => {
    const { createAdapter } = await import('./createAdapter.js')
    adapter = createAdapter(context, options)
    if (destroyed) adapter.destroy()
    return adapter
  })

  /** Once the adapter is here, it is called in the same turn. */
  const call =
    (name: keyof Calls | 'prepare') =>
    async (...parameters: never[]) => {
      const loaded = adapter ?? (await load())
      return (loaded[name] as (...parameters: never[]) => unknown)(...parameters)
    }

  return {
    namespace: 'eip155',
    load: async () => void (await load()),
    start: (events) => adapter?.start(events) ?? (() => {}),
    prepare: async () => void (await call('prepare')()),
    ...createCalls(call),
    destroy() {
      destroyed = true
      adapter?.destroy()
    },
  }
}
