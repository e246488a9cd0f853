import type { CaipNetworkId, Namespace } from '@foyer/protocol'
import type { Account } from '../adapter.js'

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
  readonly preferredTypes: Readonly<Record<Namespace, Account['type']>>
  /** Goes up when balances are known to have changed: reads fetch again. */
  readonly stamp: number
  /** The part of the Account view that is shown. */
  readonly tab: AccountTab
  /** Tokens that an own transaction touched, as CAIP-10: to be read anew and not from a cache. */
  readonly changed: readonly string[]
  /** Own transactions that no list has shown yet. */
  readonly sent: readonly SentTransaction[]
  /** Lists of tokens that could not be had, by network and account: none is asked for again for a while. */
  readonly failures: Readonly<Record<string, { readonly at: number; readonly error: unknown }>>
}

/** Under which name a failure is noted. */
export function failureId(caipNetworkId: string, address: string): string {
  return `${caipNetworkId}:${address}`
}
