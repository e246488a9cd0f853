import type { Account, WalletProvider } from '@foyer/core'
import type { Eip1193Provider } from '@foyer/protocol'

/** For the embedded wallet it also returns the kinds of its accounts. */
export type LazyProvider = Eip1193Provider & {
  typeOf(address: string): Account['type'] | undefined
  /** What is loaded; `undefined` before the first request. */
  loaded(): WalletProvider | undefined
  /** Loads it ahead of that. */
  prepare(): Promise<void>
}

type Loader = { load(): Promise<{ readonly provider: WalletProvider }> }

/** A provider whose code is loaded by its first request. Listeners added earlier are attached once it is loaded. */
export function lazyProvider({ load }: Loader): LazyProvider {
  const early = new Set<readonly [string, (value: never) => void]>()
  let loaded: WalletProvider | undefined
  const arrive = (provider: WalletProvider) => {
    // A request at the same time may have loaded it already.
    loaded ??= provider
    for (const [event, listener] of early) loaded.on(event, listener)
    early.clear()
    return loaded
  }
  return {
    loaded: () => loaded,
    prepare: async () => void (loaded ?? arrive((await load()).provider)),
    typeOf: (address) => loaded?.typeOf?.(address),
    // Once loaded, it sends the request in the same turn, so that the wallet's app may be opened within the user's press.
    async request(parameters: { method: string; params?: unknown }) {
      return (loaded ?? arrive((await load()).provider)).request(parameters)
    },
    on(event: string, listener: (value: never) => void) {
      if (loaded) loaded.on(event, listener)
      else early.add([event, listener])
    },
    removeListener(event: string, listener: (value: never) => void) {
      loaded?.removeListener(event, listener)
      for (const one of early) if (one[0] === event && one[1] === listener) early.delete(one)
    },
  }
}
