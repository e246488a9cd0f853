import type { DiscoveredWallet, WalletProvider } from '@foyer/core'
import type { AccountType, Eip1193Provider } from '@foyer/protocol'
import type { Connector } from '@wagmi/core'

/** A wallet that was found in the page or that the host offers, or a connector of its wagmi config, with the way to reach it. */
export type EvmWallet = DiscoveredWallet<Eip1193Provider> & {
  readonly wagmi?: Connector | undefined
  /** The kind of its accounts, where that is known before one is. */
  readonly accountType?: AccountType | undefined
  /** In the place of a provider, of a wallet that the host offers. */
  readonly loader?: WalletLoader | undefined
}

/** What reaches a wallet is loaded once the list is shown, and again after a failure. It ends with the signal. */
type WalletLoader = {
  load(signal: AbortSignal): Promise<{ readonly provider: WalletProvider }>
}
