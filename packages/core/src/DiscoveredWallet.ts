import type { Connector } from './connector.js'
import type { WalletWay } from './Way.js'

/** A wallet that was found in the page, with the way to reach it. */
export type DiscoveredWallet<provider = unknown> = {
  readonly connector: Connector
  /** The wallet's own. */
  readonly provider?: provider | undefined
  /** The way to a wallet that is not in the page, in the place of a provider. */
  readonly way?: WalletWay | undefined
}

/** The wallets known to one adapter. */
export type DiscoveredWallets<wallet extends DiscoveredWallet = DiscoveredWallet> = {
  list(): readonly wallet[]
  /** The wallets found in the page, and how the list is made of them; what is left out stays. */
  set(found?: readonly wallet[], how?: (found: readonly wallet[]) => readonly wallet[]): void
  subscribe(listener: () => void): () => void
}

/** The part of a window in which wallets are looked for, beside what they put there. */
export type InjectedPage = Pick<
  EventTarget,
  'addEventListener' | 'removeEventListener' | 'dispatchEvent'
>
