import type { Client, State } from '@foyer/core'
import type { SentTransfer } from '@foyer/core/send'
import { type SwapDraft, swapTerms } from '@foyer/core/swap'
import { useDerived } from './useDerived.js'

/**
 * The swap that is put together, for a page that draws it itself: the actions of `@foyer/core/swap` change it, with the same checks as in the modal. `swaps` are those that were sent
 * from here, each with what became of it and what was received.
 */
export function useFoyerSwap(): useFoyerSwap.Result {
  return useDerived(derive)
}

export declare namespace useFoyerSwap {
  type Result = {
    /** Absent until one is begun (`openSwap`). */
    draft: SwapDraft | undefined
    /** What it comes to, by the chosen offer; absent while nothing is offered. */
    terms: swapTerms.Terms | undefined
    /** The latest first. */
    swaps: readonly SentTransfer[]
  }
}

function derive(_: Client, { swap, send }: State): useFoyerSwap.Result {
  const draft = swap?.draft
  return {
    draft,
    terms: draft && swapTerms(draft),
    swaps: send.sent.filter((one) => one.swap !== undefined),
  }
}
