import type { WalletProvider } from '../adapter.js'

/** A provider that is loaded when it is asked first; who listens before that hears it from then on. */
export function lazyProvider(load: () => Promise<WalletProvider>): WalletProvider {
  const early = new Set<readonly [string, (value: never) => void]>()
  let loaded: WalletProvider | undefined
  const arrive = (provider: WalletProvider) => {
    loaded = provider
    for (const [event, listener] of early) provider.on(event, listener)
    early.clear()
    return provider
  }
  return {
    // Once it is here the wallet is asked in the same turn, so that its app may be opened in the person's press.
    async request(parameters) {
      return (loaded ?? arrive(await load())).request(parameters)
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
}
