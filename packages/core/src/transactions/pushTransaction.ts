import type { Client } from '../Client.js'
import type { StackEntry } from './state.js'

/** Notes that a transaction is under way, and what its end means. */
export function pushTransaction({ store }: Client, entry: StackEntry): void {
  store.setState(({ transactions: { stack } }) => ({ transactions: { stack: [...stack, entry] } }))
}
