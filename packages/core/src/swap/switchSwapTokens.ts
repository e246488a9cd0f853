import type { Client } from '../Client.js'
import { readAmount } from '../send/readAmount.js'
import { editDraft } from './editDraft.js'

/** What was received is given, and the other way round. The amount keeps its digits, of the other token now. */
export function switchSwapTokens(client: Client): void {
  editDraft(client, ({ fromToken, toToken, amount }) => ({
    ...{ fromToken: toToken, toToken: fromToken, amount: readAmount(amount, toToken) },
    ...{ accepted: [], offerKey: undefined },
  }))
}
