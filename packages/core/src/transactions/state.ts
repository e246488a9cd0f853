/** A transaction under way, and what becomes of it. */
export type StackEntry = {
  readonly onSuccess?: (() => void) | undefined
  readonly onError?: (() => void) | undefined
  readonly onCancel?: (() => void) | undefined
}

export type StackState = { readonly stack: readonly StackEntry[] }

export const initialStack: StackState = { stack: [] }
