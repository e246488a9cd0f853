import type { DiscoveredWallets, InjectedPage } from '@foyer/core'
import type { EvmOptions } from '../EvmOptions.js'
import type { EvmWallet } from '../EvmWallet.js'

/** Lists the wallet that shows this page in a frame, if it is one, until it is stopped. A page that stands alone loads nothing for it. */
export function lookAround({
  page = globalThis.window,
  safeHosts: hosts,
  wallets,
  merge = (found) => found,
}: lookAround.Parameters): () => void {
  const { parent } = (page ?? {}) as { parent?: unknown }
  if (!page || !parent || parent === page) return () => {}
  const life = new AbortController()
  const report = (wallet: EvmWallet) => wallets.set(undefined, (found) => merge([wallet, ...found]))
  const { signal } = life
  import('../safe/findSafe.js').then(
    ({ findSafe }) => findSafe({ page, hosts, signal, report }),
    () => {},
  )
  return () => life.abort()
}

export declare namespace lookAround {
  type Parameters = Pick<EvmOptions, 'safeHosts'> & {
    page: InjectedPage | undefined
    wallets: DiscoveredWallets<EvmWallet>
    /** How the list is made of the wallets that were found. */
    merge: ((found: readonly EvmWallet[]) => readonly EvmWallet[]) | undefined
  }
}
