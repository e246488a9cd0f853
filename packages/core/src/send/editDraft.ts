import type { Client } from '../Client.js'
import { changeDraft } from './changeDraft.js'
import type { SendDraft } from './state.js'

/** A change by the user: the preview was of something else. Nothing is changed while the wallet has the request. */
export function editDraft(
  client: Pick<Client, 'store'>,
  change: (draft: SendDraft) => Partial<SendDraft> | undefined,
): void {
  changeDraft(client, (draft) => {
    if (draft.status === 'asking') return undefined
    const next = change(draft)
    return next && { status: 'editing', preview: undefined, failure: undefined, ...next }
  })
}
