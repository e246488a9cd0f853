import type { InjectedPage } from '@foyer/core'
import type { Config } from '@wagmi/core'
import type { WalletOffer } from './WalletOffer.js'

/** What a host may say when it adds the EVM namespace. */
export type EvmOptions = {
  /**
   * The host's own wagmi config. Its connectors, chains, transports and storage are used, and what the
   * page does through wagmi by itself is followed. Without it, a config is made on the first connect.
   * Of `@wagmi/core` 2 from 2.16.7 on, or 3 from 3.6 on.
   */
  readonly wagmiConfig?: Config | undefined
  /**
   * The origins of pages that show Safes: in a frame of one of them, the Safe it shows is offered as a wallet, and nowhere else. An
   * empty list: never. Default: `https://app.safe.global`.
   */
  readonly safeHosts?: readonly string[] | undefined
  /**
   * The origins of gateways (ERC-3668) that may be asked for names of ENS that are kept outside the chain, as `https://names.example`: they learn which name
   * is sent to. What they answer counts where the name's contract confirms it on the chain. Default: none, and such names lead nowhere without a server.
   */
  readonly nameGateways?: readonly string[] | undefined
  /** Wallets that are listed beside those of the page: `[coinbase()]` of `@foyer/adapters/coinbase`. Default: none. */
  readonly wallets?: readonly WalletOffer[] | undefined
  /** Where wallets are looked for. The page's own `window` when absent. */
  readonly page?: (InjectedPage & { readonly ethereum?: unknown }) | undefined
}
