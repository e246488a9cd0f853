import type { Client } from '../Client.js'
import { setNames } from './setNames.js'
import type { NameDraft } from './state.js'

/** Changes the name that is chosen, where `change` gives something. What is found late gives nothing where it no longer belongs to the draft. */
export function changeNameDraft(
  client: Pick<Client, 'store'>,
  change: (draft: NameDraft) => Partial<NameDraft> | undefined,
): void {
  setNames(client, ({ draft }) => {
    const next = draft && change(draft)
    return draft && next ? { draft: { ...draft, ...next } } : {}
  })
}
