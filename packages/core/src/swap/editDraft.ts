import type { Client } from '../Client.js'
import { changeDraft } from './changeDraft.js'
import { planQuote } from './planQuote.js'
import type { SwapDraft } from './state.js'

/**
 * A change by the user: the preview was of something else, and offers are read anew where they are concerned. Nothing is changed while the wallet has a request.
 */
export function editDraft(
  client: Client,
  change: (draft: SwapDraft) => Partial<SwapDraft> | undefined,
): void {
  changeDraft(client, (draft) => {
    if (isBusy(draft)) return undefined
    const next = change(draft)
    return next && { status: 'editing', preview: undefined, failure: undefined, ...next }
  })
  planQuote(client)
}

/** Whether a wallet has a request of it. */
export function isBusy({ status }: Pick<SwapDraft, 'status'>): boolean {
  return status === 'approving' || status === 'asking'
}
