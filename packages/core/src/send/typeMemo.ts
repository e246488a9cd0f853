import type { Client } from '../Client.js'
import { typedText } from '../typedText.js'
import { editDraft } from './editDraft.js'

/** A text that stands in the transaction for everyone to read, where the chain family has memos (Solana); some receivers take nothing without one. */
export function typeMemo(client: Client, { text }: { text: string }): void {
  editDraft(client, () => ({ memo: typedText(text) }))
}
