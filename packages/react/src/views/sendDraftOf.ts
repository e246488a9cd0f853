import type { State } from '@foyer/core'
import type { SendDraft } from '@foyer/core/send'

/** The transfer that is put together. */
export function sendDraftOf({ send }: State): SendDraft | undefined {
  return send.draft
}
