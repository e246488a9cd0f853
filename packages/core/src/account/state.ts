import type { CaipNetworkId, Namespace } from '@foyer/protocol'
import type { Account } from '../WalletSession.js'

/** The parts of the Account view. */
export type AccountTab = 'tokens' | 'nfts' | 'activity'

/** `looks` counts how often a list without it came. */
export type SentTransaction = {
  readonly hash: string
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
  readonly looks: number
}

export type AccountState = {
  /** Whether amounts are shown as dots. */
  readonly hideAmounts: boolean
  readonly preferredTypes: Readonly<Partial<Record<Namespace, Account['type']>>>
  /** The part of the Account view that is shown. */
  readonly tab: AccountTab
  /** Tokens that an own transaction changed, as CAIP-10: to be fetched without the cache. */
  readonly changed: readonly string[]
  /** Own transactions that no list has shown yet. */
  readonly sent: readonly SentTransaction[]
  /** Failures to fetch lists of tokens, by network and account: each blocks another request for a while. */
  readonly failures: Readonly<Record<string, { readonly at: number; readonly error: unknown }>>
}

/** The id of a failure. */
export function failureId(caipNetworkId: string, address: string): string {
  return `${caipNetworkId}:${address}`
}
