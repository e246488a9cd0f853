import type { EvmWallet } from '../EvmWallet.js'
import { type LazyProvider, lazyProvider } from './lazyProvider.js'

/** The providers of wallets that are loaded on use, one of each. `explain` says what a failed load means. */
export function createReached(signal: AbortSignal, explain: (error: unknown) => unknown) {
  const reached = new Map<object, LazyProvider>()
  const loaderOf = ({ way, loader }: EvmWallet) =>
    way ??
    (loader && {
      load: () =>
        loader.load(signal).catch((error) => {
          throw explain(error)
        }),
    })
  return {
    /** `undefined` for a wallet of the page. */
    of(wallet: EvmWallet): LazyProvider | undefined {
      const key = wallet.way ?? wallet.loader
      const loader = key && loaderOf(wallet)
      if (!loader) return undefined
      const provider = reached.get(key) ?? lazyProvider(loader)
      reached.set(key, provider)
      return provider
    },
    /** Loads what the host offers, so that a press reaches it in the same turn. A failure is said when it is used. */
    async prepare(wallets: readonly EvmWallet[]): Promise<void> {
      const offered = wallets.filter(({ loader }) => loader)
      await Promise.allSettled(offered.map((wallet) => this.of(wallet)?.prepare()))
    },
  }
}
