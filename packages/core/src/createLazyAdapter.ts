import { lazy, type Namespace } from '@foyer/protocol'
import type { AdapterContext, AdapterEngine, LazyAdapterParameters } from './AdapterContext.js'
import type { AdapterEvents } from './AdapterEvents.js'
import type { Adapter } from './adapter.js'
import type { DiscoveredWallet } from './DiscoveredWallet.js'
import { injectedFamilies } from './families/injectedFamilies.js'
import { createDiscovered } from './ways/createDiscovered.js'
import type { InjectedFamily } from './ways/InjectedFamily.js'
import { requiredCalls } from './ways/requiredCalls.js'
import type { Registrations } from './ways/standard/createRegistrations.js'

/** See `AdapterContext`. */
export function createLazyAdapter<calls extends object, wallet extends DiscoveredWallet>(
  context: AdapterContext,
  {
    namespace,
    load: loadEngine,
    page,
    loadsAtStart,
    offers = [],
  }: LazyAdapterParameters<calls, wallet>,
  registrations: Registrations,
): Adapter & calls {
  const families: Readonly<Partial<Record<Namespace, InjectedFamily>>> = injectedFamilies
  const family = families[namespace]
  const wallets = createDiscovered<wallet>()
  const elsewhere = [
    ...offers.map((describe) => describe(context)),
    ...context.ways.map((way) => ({ way, connector: way.connector }) as wallet),
  ]
  let events: AdapterEvents | undefined
  let engine: AdapterEngine<calls> | undefined
  let destroyed = false
  /** What ends the looking for wallets, for each who started it. */
  const looks = new Set<() => void>()

  const load = lazy(async () => {
    engine = await loadEngine({ wallets, events: () => events })
    if (destroyed) engine.destroy()
    else if (!events) engine.pause()
    return engine
  })

  /** Once the engine is here, a call reaches the wallet without a pause. */
  const call =
    (name: string) =>
    async (...parameters: never[]) => {
      const { calls } = engine ?? (await load())
      return (calls as Record<string, (...parameters: never[]) => unknown>)[name]?.(...parameters)
    }

  const discover = () => {
    const where = page ?? globalThis.window
    if (family && where)
      return family.discover({
        page: where,
        ...{ discovery: context.discovery, registrations },
        // What a family's own code finds is what its engine knows.
        report: (found) =>
          wallets.set([
            ...(found as readonly wallet[]),
            ...elsewhere.filter(({ connector: { rdns } }) => !(rdns && announces(found, rdns))),
          ]),
      })
    wallets.set(elsewhere)
    return () => {}
  }

  return {
    namespace,
    start(listener: AdapterEvents) {
      events = listener
      const unsubscribe = wallets.subscribe(() =>
        events?.wallets(wallets.list().map(({ connector }) => connector)),
      )
      const stopLooking = discover()
      const end = () => {
        unsubscribe()
        stopLooking()
        looks.delete(end)
      }
      looks.add(end)
      if (loadsAtStart || (family?.looksAround && isFramed(page))) load().catch(() => {})
      engine?.resume()
      return () => {
        if (looks.has(end)) end()
        if (events !== listener) return
        events = undefined
        engine?.pause()
      }
    },
    prepare: async () => (await load()).prepare?.(),
    ...Object.fromEntries(
      [...requiredCalls, ...(family?.features ?? [])].map((name) => [name, call(name)]),
    ),
    destroy() {
      destroyed = true
      events = undefined
      for (const end of looks) end()
      engine?.destroy()
    },
  } as Adapter & calls
}

function isFramed(page: object | undefined = globalThis.window): boolean {
  const { parent } = (page ?? {}) as { parent?: unknown }
  return Boolean(parent) && parent !== page
}

function announces(found: readonly DiscoveredWallet[], rdns: string): boolean {
  return found.some(({ connector }) => connector.rdns === rdns)
}
