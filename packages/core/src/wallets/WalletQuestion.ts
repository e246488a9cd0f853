import type { CaipNetworkId } from '@foyer/protocol'
import type { WalletEntry } from './state.js'

/** A query to the directory. */
export type WalletQuestion = {
  page?: number
  entries?: number
  search?: string
  certified?: boolean
  /** Only these, by id. */
  include?: readonly string[]
  exclude?: readonly string[]
  /** Only those that are found in a page under one of these ids. */
  injected?: readonly string[]
  /** Only wallets that serve one of these networks. */
  chains?: readonly CaipNetworkId[]
}

export type WalletAnswer = {
  /** How many there are on all pages. */
  count: number
  data: readonly WalletEntry[]
}
