import type { WalletProvider } from '../adapter.js'

/** A provider whose code is loaded when it is asked first; who listens before it arrives hears it from then on. */
export function lazyProvider(load: () => Promise<unknown>) {
  const early = new Set<readonly [string, (value: never) => void]>()
  let loaded: WalletProvider | undefined
  const provider: WalletProvider = {
    // Once it is here the wallet is asked in the same turn, so that its app may be opened in the person's press.
    async request(parameters) {
      if (!loaded) await load()
      return (loaded as WalletProvider | undefined)?.request(parameters)
    },
    on(event, listener) {
      if (loaded) loaded.on(event, listener)
      else early.add([event, listener])
    },
    removeListener(event, listener) {
      loaded?.removeListener(event, listener)
      for (const one of early) if (one[0] === event && one[1] === listener) early.delete(one)
    },
  }
  return {
    provider,
    arrive(arrived: WalletProvider) {
      loaded = arrived
      for (const [event, listener] of early) arrived.on(event, listener)
      early.clear()
    },
  }
}
