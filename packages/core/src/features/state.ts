export type SocialProvider =
  | 'google'
  | 'x'
  | 'discord'
  | 'farcaster'
  | 'github'
  | 'apple'
  | 'facebook'
export type ConnectMethod = 'email' | 'social' | 'wallet'
export type ConnectorGroup =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'
export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

/** Features that the project's configuration decides, where there is one. */
export type RemoteFeatures = {
  readonly swaps: readonly string[] | false
  readonly onramp: readonly string[] | false
  readonly email: boolean
  readonly socials: readonly SocialProvider[] | false
  readonly activity: boolean
  readonly reownBranding: boolean
}

/** Features that the host page decides alone. */
export type LocalFeatures = {
  readonly receive: boolean
  readonly send: boolean
  readonly emailShowWallets: boolean
  readonly analytics: boolean
  readonly allWallets: boolean
  readonly legalCheckbox: boolean
  readonly smartSessions: boolean
  readonly collapseWallets: boolean
  /** The page is there for payments: neither e-mail nor socials are offered. */
  readonly pay: boolean
  readonly connectorTypeOrder: readonly ConnectorGroup[]
  readonly walletFeaturesOrder: readonly WalletFeature[]
  /** `undefined`: worked out from what the page has. */
  readonly connectMethodsOrder: readonly ConnectMethod[] | undefined
}

export type FeaturesState = RemoteFeatures & LocalFeatures
