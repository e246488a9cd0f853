import type { Client } from '../Client.js'
import type { SwapDraft } from './state.js'

/**
 * Changes the swap that is put together, where there is one and `change` gives something. What is found late gives nothing where it no longer belongs to the draft.
 */
export function changeDraft(
  { store }: Pick<Client, 'store'>,
  change: (draft: SwapDraft) => Partial<SwapDraft> | undefined,
): void {
  store.setState(({ swap }) => {
    const next = swap?.draft && change(swap.draft)
    return next && swap?.draft ? { swap: { ...swap, draft: { ...swap.draft, ...next } } } : {}
  })
}
