import type { Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { pushTransaction } from '../transactions/pushTransaction.js'
import type { StackEntry } from '../transactions/state.js'

const heard = { success: 'onSuccess', error: 'onError', cancel: 'onCancel' } as const

/**
 * Puts a transaction on the stack while a wallet has it. It comes off in every end: with the answer, when the modal is closed, and when the wallet is
 * disconnected, whoever of them is first. The embedded wallet takes it off itself, and calls its callbacks.
 */
export function holdEntry(
  client: Client,
  { entry: given, chainNamespace }: { entry: StackEntry; chainNamespace: Namespace },
): { end(outcome: keyof typeof heard): void } {
  // The stack may hold the same callbacks twice.
  const entry: StackEntry = { ...given }
  pushTransaction(client, entry)
  const { store } = client
  const drop = () => {
    stop()
    const isHeld = store.getState().transactions.stack.includes(entry)
    if (isHeld)
      store.setState(({ transactions: { stack } }) => ({
        transactions: { stack: stack.filter((one) => one !== entry) },
      }))
    return isHeld
  }
  const stop = store.subscribe((state, before) => {
    const isClosed = before.modal.open && !state.modal.open
    const isGone =
      before.connection.byNamespace[chainNamespace] && !state.connection.byNamespace[chainNamespace]
    if (isClosed || isGone) drop()
  })
  client.signal.addEventListener('abort', drop, { once: true })
  return {
    end(outcome) {
      client.signal.removeEventListener('abort', drop)
      if (drop()) entry[heard[outcome]]?.()
    },
  }
}
