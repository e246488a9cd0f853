import type { Client } from '../Client.js'
import type { StackEntry } from './state.js'

/** Takes a transaction off the stack, the latest where none is named, to show its outcome; `undefined` when it is not there. */
export function takeTransaction(
  { store }: Client,
  entry: StackEntry | undefined = store.getState().transactions.stack.at(-1),
): StackEntry | undefined {
  const { stack } = store.getState().transactions
  if (!entry || !stack.includes(entry)) return undefined
  store.setState({ transactions: { stack: stack.filter((one) => one !== entry) } })
  return entry
}
