import type { Namespace } from '@foyer/protocol'
import type { ConnectorGroup } from '../features/state.js'
import type { Options } from '../options.js'
import type { WalletEntry, WalletsState } from './state.js'

/** A wallet as a list shows it: one row for all chain families that it serves. */
export type ListedWallet = {
  readonly id: string
  readonly name: string
  readonly imageUrl?: string | undefined
  readonly rdns?: string | undefined
  /** Its connectors in this page; empty when it is not installed. */
  readonly connectors: readonly { readonly id: string; readonly namespace: Namespace }[]
  /** Its entry in the directory or among the host's wallets. */
  readonly entry?: WalletEntry | undefined
  readonly group: ConnectorGroup
  /** Two wallets in this page claim its id, or its name in one chain family. */
  readonly disputed: boolean
}

export type ListContext = {
  readonly options: Options
  readonly order: readonly ConnectorGroup[]
  readonly mobile: boolean
  /** The host gave no adapter: wallets are reached by pairing alone. */
  readonly pairingOnly: boolean
  /** Wallets on other devices can be paired with. */
  readonly pairable: boolean
  /** A wallet is paired: a second one cannot be at the same time. */
  readonly paired: boolean
  /** The chain family in use. */
  readonly active: Namespace | undefined
  /** When set, only wallets of this chain family are listed. */
  readonly namespace: Namespace | undefined
  /** The lists that were made last, by what makes them: see `keepLast`. */
  readonly lists: Map<
    unknown,
    { readonly state: WalletsState; readonly context: ListContext; readonly value: unknown }
  >
}
