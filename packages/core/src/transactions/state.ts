import type { Namespace } from '@foyer/protocol'

/** A transaction under way, and the callbacks for its outcome. */
export type StackEntry = {
  /** Whose wallet has it, where that is known. */
  readonly chainNamespace?: Namespace | undefined
  /** By which its own request is known among others: see `heldBy`. Absent: the next request of the chain family is taken for it. */
  readonly id?: object | undefined
  readonly onSuccess?: (() => void) | undefined
  readonly onError?: (() => void) | undefined
  readonly onCancel?: (() => void) | undefined
}

export type StackState = { readonly stack: readonly StackEntry[] }

export const initialStack: StackState = { stack: [] }
