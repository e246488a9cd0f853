import type { AccountType, CaipNetworkId } from '@foyer/protocol'
import type { FeatureName, SignedOnConnect } from './FamilyFeatures.js'

/** An account of a wallet. */
export type Account = {
  readonly address: string
  readonly type: AccountType
  readonly publicKey?: string | undefined
  readonly path?: string | undefined
}

/** What a wallet granted: its accounts, the one in use first, and the network it is on. */
export type WalletSession = {
  readonly accounts: readonly [Account, ...Account[]]
  /** As the wallet reports it, whether the host configured that network or not. */
  readonly caipNetworkId: CaipNetworkId
  /** What the wallet offers of the chain family's features; all of them where it does not say. */
  readonly features?: readonly FeatureName[] | undefined
  /** Of a wallet that signed in while it connected, by its first account. The signature is still to be verified. */
  readonly signedIn?: SignedOnConnect | undefined
}
