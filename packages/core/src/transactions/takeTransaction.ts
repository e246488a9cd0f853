import type { Client } from '../Client.js'
import type { StackEntry } from './state.js'

/** Takes the latest transaction off the stack, to show its outcome; `undefined` when there is none. */
export function takeTransaction({ store }: Client): StackEntry | undefined {
  const { stack } = store.getState().transactions
  if (stack.length > 0) store.setState({ transactions: { stack: stack.slice(0, -1) } })
  return stack.at(-1)
}
