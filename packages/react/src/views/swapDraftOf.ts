import type { State } from '@foyer/core'
import type { SwapDraft } from '@foyer/core/swap'

/** The swap that is put together. */
export function swapDraftOf({ swap }: State): SwapDraft | undefined {
  return swap?.draft
}
