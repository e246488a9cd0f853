import type { Client } from '../Client.js'
import type { SendDraft } from './state.js'

/**
 * Changes the transfer that is put together, where there is one and `change` gives something. What is found late gives nothing where it no longer
 * belongs to the draft.
 */
export function changeDraft(
  { store }: Pick<Client, 'store'>,
  change: (draft: SendDraft) => Partial<SendDraft> | undefined,
): void {
  store.setState(({ send }) => {
    const next = send.draft && change(send.draft)
    return next && send.draft ? { send: { ...send, draft: { ...send.draft, ...next } } } : {}
  })
}
