import type { Client } from '../Client.js'
import { editDraft } from './editDraft.js'

/** Chooses by whom the tokens are swapped: the `key` of one of the offers. It stays chosen while it is offered; without it the best one is taken. */
export function chooseSwapOffer(client: Client, { key }: { key?: string | undefined } = {}): void {
  editDraft(client, () => ({ offerKey: key }))
}
