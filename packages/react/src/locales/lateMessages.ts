import { enLate } from './en.late.js'
import { override } from './override.js'

/** The texts of the views that come after the list of wallets. English is the model: a language leaves none out. */
export type LateMessages = typeof enLate

/** Those texts, the host's own in their place. */
export function lateMessages({ messages }: { messages: Readonly<Record<string, unknown>> }) {
  return override<LateMessages>(enLate, messages)
}
