import type { CaipNetworkId, Namespace, Network } from '@foyer/protocol'
import type { AdapterEvents } from './AdapterEvents.js'
import type { Adapter } from './adapter.js'
import type { DiscoveredWallet, DiscoveredWallets, InjectedPage } from './DiscoveredWallet.js'
import type { FamilyFeatures, NameService } from './FamilyFeatures.js'
import type { TextStorage } from './TextStorage.js'
import type { WalletWay, Way } from './Way.js'

/** What an adapter gets from the client it serves. */
export type AdapterContext<features extends FamilyFeatures = FamilyFeatures> = {
  readonly projectId: string
  readonly metadata: () => AppMetadata
  /** The networks of this namespace, in the host's order. */
  readonly networks: readonly Network[]
  /** URLs for requests in the place of a network's own, in order. */
  readonly customRpcUrls: Readonly<Partial<Record<CaipNetworkId, readonly RpcEndpoint[]>>>
  /** Whether a network's own URLs are used when none of those answers. */
  readonly customRpcFallback: boolean
  /** Whether wallets are discovered that announce themselves (EIP-6963, Wallet Standard), and in `window.ethereum`. */
  readonly discovery: { readonly announced: boolean; readonly injected: boolean }
  /** Strings under the client's own prefix; safe to call anywhere, never throws. */
  readonly storage: TextStorage
  /**
   * The features of the chain family over a provider, loaded with the first call: what paired and embedded wallets of a host without an
   * adapter are spoken to by. None for a family that core does not know.
   */
  readonly loadFeatures: () => Promise<features>
  /** The ways to wallets that are not in the page, which the host offers for this chain family. */
  readonly ways: readonly WalletWay[]
  /**
   * Makes an adapter that finds the wallets of the page by what core knows of its chain family, and loads what sends them requests with the
   * first use. It comes by the context, so that a page that only shows a button has none of its code.
   */
  createLazyAdapter<calls extends object, wallet extends DiscoveredWallet>(
    context: AdapterContext,
    parameters: LazyAdapterParameters<calls, wallet>,
  ): Adapter & calls
  /**
   * Loads an engine that sends wallets and networks what core knows of the chain family, for an adapter that needs no SDK for it: each wallet
   * of the page is reached over the way that the adapter makes, the others over their own.
   */
  loadEngine<calls extends object>(parts: WayEngineParts): Promise<AdapterEngine<calls>>
}

export type RpcEndpoint = {
  readonly url: string
  readonly config?: {
    headers?: Record<string, string>
    /** How long a node may take for an answer, in ms. Default: 8,000 for an EVM node of the adapter, 20,000 for others. */
    timeout?: number
    /** How often an EVM node gets a call again that failed. Default: 3 times, within `timeout`; where it is set, each time has a `timeout` of its own. */
    retryCount?: number
  }
}

export type AppMetadata = {
  name: string
  description: string
  url: string
  icons: readonly string[]
}

/** What an engine works with. */
type EngineParts<wallet extends DiscoveredWallet = DiscoveredWallet> = {
  readonly wallets: DiscoveredWallets<wallet>
  /** The client's listeners, while the adapter is started. */
  events(): AdapterEvents | undefined
}

export type WayEngineParts = EngineParts & {
  /** The way to a wallet of the page, made once. Without it none of the page's wallets is reached. */
  wayOf?(wallet: DiscoveredWallet): Way | Promise<Way>
  /** Names in the place of those of the chain family. */
  readonly names?: NameService | undefined
}

/** What sends requests to wallets. */
export type AdapterEngine<calls extends object = object> = {
  readonly calls: calls
  /** Loads what a press on a wallet needs beside the engine, once the list is shown. Sends no request. */
  prepare?(): Promise<void>
  /** Stops listening to wallets, and listens again. */
  pause(): void
  resume(): void
  destroy(): void
}

export type LazyAdapterParameters<
  calls extends object = object,
  wallet extends DiscoveredWallet = DiscoveredWallet,
> = {
  readonly namespace: Namespace
  /** Loads what sends requests. Called again after a failure. */
  load(parts: EngineParts<wallet>): Promise<AdapterEngine<calls>>
  /** Where wallets are looked for. The page's own `window` when absent. */
  readonly page?: InjectedPage | undefined
  /** A host that may connect by itself at any time has what `load` loads when the adapter starts. */
  readonly loadsAtStart?: boolean
  /** Describe wallets that the host offers itself. One with the `rdns` of a wallet that announces itself in the page gives way to it. */
  readonly offers?: readonly ((context: AdapterContext) => wallet)[] | undefined
}
