import type { Namespace } from '@foyer/protocol'
import type { ConnectorGroup } from '../features/state.js'
import type { Options } from '../options.js'
import type { WalletEntry } from './state.js'

/** A wallet as a list shows it: one, in however many chain families it serves. */
export type ListedWallet = {
  readonly id: string
  readonly name: string
  readonly imageUrl?: string | undefined
  readonly rdns?: string | undefined
  /** How to reach it in this page; empty when it is not installed. */
  readonly connectors: readonly { readonly id: string; readonly namespace: Namespace }[]
  /** What is known of it beyond this page. */
  readonly entry?: WalletEntry | undefined
  readonly group: ConnectorGroup
  /** Two wallets claim to be this one. */
  readonly disputed: boolean
}

export type ListContext = {
  readonly options: Options
  readonly order: readonly ConnectorGroup[]
  readonly mobile: boolean
  /** There is no adapter: wallets are reached by pairing alone. */
  readonly pairingOnly: boolean
  /** Wallets on other devices can be paired with. */
  readonly pairable: boolean
  /** One is: there is no second at the same time. */
  readonly paired: boolean
  /** The chain family in use. */
  readonly active: Namespace | undefined
  /** Only this chain family. */
  readonly namespace: Namespace | undefined
}
