import type { Namespace } from '@foyer/protocol'
import type { Account } from '../adapter.js'

export type AccountState = {
  /** Whether amounts are shown as dots. */
  readonly hideAmounts: boolean
  readonly preferredTypes: Readonly<Record<Namespace, Account['type']>>
  /** Goes up when balances are known to have changed: reads fetch again. */
  readonly stamp: number
}
