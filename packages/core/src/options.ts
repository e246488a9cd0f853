import type { CaipNetworkId, Namespace, Network, NetworkInput } from '@foyer/protocol'
import type { SiwxSetup, SiwxStore } from '@foyer/protocol/siwx'
import type { QueryClient } from '@tanstack/query-core'
import type { AppMetadata, RpcEndpoint } from './AdapterContext.js'
import type { AdapterSetup } from './AdapterSetup.js'
import type { LocalFeatures, SocialProvider } from './features/state.js'
import type { ThemeMode, ThemeVariables } from './theme/state.js'
import type { Account } from './WalletSession.js'
import type { WalletEntry } from './wallets/state.js'

/** The features that a host may set. `true` for a list means the default list. */
export type FeatureOptions = Partial<LocalFeatures> & {
  readonly swaps?: readonly string[] | boolean
  readonly onramp?: readonly string[] | boolean
  readonly email?: boolean
  readonly socials?: readonly SocialProvider[] | boolean
  readonly activity?: boolean
  /** The older name of `activity`. */
  readonly history?: boolean
  /** Taken as other clients have it, and switches nothing: Foyer draws no name of its maker. */
  readonly reownBranding?: boolean
}

/** What `createFoyer` takes. Only `projectId` and `networks` are required. */
export type FoyerOptions<namespace extends Namespace = Namespace> = {
  /** Names this app; remembered values are kept under it. Any non-empty text without a server. */
  readonly projectId: string
  /**
   * The host's own Foyer server: an http(s) address, or a path of the page's origin such as `/foyer`.
   * Default: none, and no request is sent.
   */
  readonly server?: string | { readonly url: string }
  /** The networks offered, in order. viem chains fit. */
  readonly networks: readonly [NetworkInput, ...NetworkInput[]]
  /** One per chain family, such as `evm()`. The types of the client's requests are theirs. Default: none. */
  readonly adapters?: readonly AdapterSetup<namespace>[]
  /** The network of a user's first visit. Default: the first of `networks`. */
  readonly defaultNetwork?: NetworkInput
  /** The app as wallets show it. Default: the page's title, description, origin and icon. */
  readonly metadata?: Partial<AppMetadata>
  readonly features?: FeatureOptions
  /** Default: `dark`. */
  readonly themeMode?: ThemeMode
  readonly themeVariables?: ThemeVariables
  /** Whether the row to all wallets is shown. Default: `SHOW`. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  readonly featuredWalletIds?: readonly string[]
  /** When given, only these are listed. */
  readonly includeWalletIds?: readonly string[]
  /** Never listed; matched by id, rdns, or name in any case. */
  readonly excludeWalletIds?: readonly string[]
  /** Wallets the host adds to the list. */
  readonly customWallets?: readonly WalletEntry[]
  /** The token shown as the balance, by network. Default: the network's coin. */
  readonly tokens?: Readonly<Partial<Record<CaipNetworkId, { address: string; image?: string }>>>
  /** Used in the place of a network's own URLs, in this order; the next one when one fails. */
  readonly customRpcUrls?: Readonly<Partial<Record<CaipNetworkId, readonly RpcEndpoint[]>>>
  /** Whether a network's own URLs are used when none of its `customRpcUrls` answers. Default: `false`. */
  readonly customRpcFallback?: boolean
  /** Pictures by network id (the number or CAIP-2 reference). */
  readonly chainImages?: Readonly<Record<string, string>>
  /** Pictures by connector id. */
  readonly connectorImages?: Readonly<Record<string, string>>
  /** Names of accounts that your users know, by address, as they are shown in the list of their wallets. */
  readonly addressLabels?: Readonly<Record<string, string>>
  readonly termsConditionsUrl?: string
  readonly privacyPolicyUrl?: string
  /** The modal is not put into the page's body; the host places it. Default: `false`. */
  readonly disableAppend?: boolean
  /** Rendered in place, without overlay. Default: `false`. */
  readonly enableEmbedded?: boolean
  /** Default: `true`. */
  readonly enableWallets?: boolean
  /** The help for users without a wallet. Default: `true`. */
  readonly enableWalletGuide?: boolean
  /** Wallets that announce themselves are found: by EIP-6963, and those of Solana by the Wallet Standard. Default: `true`. */
  readonly enableEIP6963?: boolean
  /** `window.ethereum` is offered. Default: `true`. */
  readonly enableInjected?: boolean
  /** Default: `true`. */
  readonly enableNetworkSwitch?: boolean
  /** A remembered wallet is reconnected on load, without a prompt. Default: `true`. */
  readonly enableReconnect?: boolean
  /**
   * Remote data is cached in this client of TanStack Query, such as the one that you give to `QueryClientProvider`, under keys that
   * begin with `foyer` and the project's id. Default: a client of Foyer's own.
   */
  readonly queryClient?: QueryClient
  /**
   * Balances, tokens and names of connected accounts are kept in local storage, for at most five minutes and until the wallet is
   * disconnected, so that the next visit shows them at once. Default: `true`.
   */
  readonly persistQueries?: boolean
  /**
   * When the opening is fetched: `idle` with the page, and rendered ahead once that has loaded and is idle; `intent` when the pointer or the
   * focus comes to a button; `none` when it is pressed. None of them sends a request to any other host. Default: `idle`.
   */
  readonly prefetch?: 'idle' | 'intent' | 'none'
  /** Whether the embedded wallet's frame writes its faults to its console. Default: `true`. */
  readonly enableAuthLogger?: boolean
  /** Faults of this set-up are shown in the modal. Default: only in development builds. */
  readonly debug?: boolean
  /** A wallet on a network that is not listed is left there. Default: `false`. */
  readonly allowUnsupportedChain?: boolean
  readonly defaultAccountTypes?: Partial<Record<Namespace, Account['type']>>
  /**
   * Signs in who connects: `serverSignIn()`, `backendSignIn({ … })` or `localSignIn()` of `@foyer/siwx`, or a store of your own. Default: none, and
   * connecting is all. Not together with `siweConfig`.
   */
  readonly siwx?: SiwxSetup | SiwxStore
  /** An older sign-in client, of EVM networks alone: `siweSignIn({ … })` of `@foyer/siwx`. Not together with `siwx`. */
  readonly siweConfig?: SiwxSetup
  /** Wallets on other devices are offered by WalletConnect, where there is a relay for it. Default: `true`. */
  readonly enableWalletConnect?: boolean
  /**
   * Where the embedded wallet is: the http(s) address of the wallet part of a Foyer server. Default: none, and neither e-mail nor
   * social logins are offered.
   */
  readonly embeddedWalletUrl?: string
  /** The relay of pairing: a ws(s) address. Default: `/relay` of `server`; without either, pairing is not offered. */
  readonly relayUrl?: string
  /** What is proposed to a paired wallet, in the place of what `networks` implies. */
  readonly universalProviderConfigOverride?: PairingOverride
  /** The host runs pairing itself, and passes the URI to `openModal`. Default: `false`. */
  readonly manualWCControl?: boolean
  /** All features that a project's configuration decides are off. Default: `false`. */
  readonly basic?: boolean
  /** BCP 47. Default: the first of the browser's languages that Foyer has texts in, else English; in the page's direction. */
  readonly locale?: string
  /** Interface texts that replace Foyer's own, by view and name. */
  readonly messages?: Readonly<Record<string, unknown>>
}

/** Each list replaces the usual one of its chain family, which need not be one of `networks`. */
export type PairingOverride = {
  readonly methods?: Readonly<Record<string, readonly string[]>>
  readonly chains?: Readonly<Record<string, readonly string[]>>
  readonly events?: Readonly<Record<string, readonly string[]>>
  /** The RPC URL for requests that need no wallet, by CAIP-2 id. */
  readonly rpcMap?: Readonly<Record<string, string>>
  /** CAIP-2. Default: the network in use. */
  readonly defaultChain?: string
}

/** The options with every default in place. */
export type Options = Required<
  Pick<
    FoyerOptions,
    | 'projectId'
    | 'allWallets'
    | 'featuredWalletIds'
    | 'includeWalletIds'
    | 'excludeWalletIds'
    | 'customWallets'
    | 'tokens'
    | 'customRpcUrls'
    | 'customRpcFallback'
    | 'chainImages'
    | 'connectorImages'
    | 'disableAppend'
    | 'enableEmbedded'
    | 'enableWallets'
    | 'enableWalletGuide'
    | 'enableEIP6963'
    | 'enableInjected'
    | 'enableNetworkSwitch'
    | 'enableReconnect'
    | 'enableAuthLogger'
    | 'persistQueries'
    | 'prefetch'
    | 'debug'
    | 'allowUnsupportedChain'
    | 'enableWalletConnect'
    | 'manualWCControl'
    | 'universalProviderConfigOverride'
    | 'basic'
  >
> & {
  /** Without a slash at its end; `undefined` when there is none. */
  readonly server: string | undefined
  readonly relayUrl?: string | undefined
  readonly embeddedWalletUrl?: string | undefined
  readonly networks: readonly Network[]
  readonly defaultNetwork: Network
  /** What the host gave of it. */
  readonly metadata?: Partial<AppMetadata> | undefined
  readonly features: FeatureOptions
  readonly queryClient?: QueryClient | undefined
  readonly locale?: string | undefined
  readonly messages: Readonly<Record<string, unknown>>
  readonly termsConditionsUrl?: string | undefined
  readonly privacyPolicyUrl?: string | undefined
  readonly addressLabels?: Readonly<Record<string, string>> | undefined
  readonly siwx?: SiwxSetup | SiwxStore | undefined
}
