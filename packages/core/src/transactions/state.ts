/** A transaction under way, and the callbacks for its outcome. */
export type StackEntry = {
  readonly onSuccess?: (() => void) | undefined
  readonly onError?: (() => void) | undefined
  readonly onCancel?: (() => void) | undefined
}

export type StackState = { readonly stack: readonly StackEntry[] }

export const initialStack: StackState = { stack: [] }
