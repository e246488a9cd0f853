import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { EntryId } from '../FamilyTypes.js'
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
): holdEntry.Held {
  // The stack may hold the same callbacks twice.
  const id: EntryId = {}
  const entry: StackEntry = { ...given, chainNamespace, id }
  pushTransaction(client, entry)
  const { store, signal } = client
  let leave = (_: FoyerError) => {}
  const gone = new Promise<never>((_, reject) => {
    leave = reject
  })
  gone.catch(() => {})
  const dropEntry = () => {
    const isHeld = store.getState().transactions.stack.includes(entry)
    if (isHeld)
      store.setState(({ transactions: { stack } }) => ({
        transactions: { stack: stack.filter((one) => one !== entry) },
      }))
    return isHeld
  }
  const drop = () => {
    stop()
    signal.removeEventListener('abort', onAbort)
    return dropEntry()
  }
  const stop = store.subscribe((state, before) => {
    const isClosed = before.modal.open && !state.modal.open
    const isGone =
      before.connection.byNamespace[chainNamespace] && !state.connection.byNamespace[chainNamespace]
    if (isClosed || isGone) dropEntry()
    if (!isGone) return
    drop()
    leave(new FoyerError('connector_not_connected'))
  })
  const onAbort = () => {
    drop()
    leave(new FoyerError('client_destroyed'))
  }
  signal.addEventListener('abort', onAbort, { once: true })
  return {
    id,
    gone,
    end(outcome) {
      if (drop()) entry[heard[outcome]]?.()
    },
  }
}

export declare namespace holdEntry {
  type Held = {
    /** For the request that the entry is of: another one meanwhile does not take it off. */
    readonly id: EntryId
    /** Rejects when the wallet is disconnected, or the client destroyed: an answer may never come then. */
    readonly gone: Promise<never>
    end(outcome: keyof typeof heard): void
  }
}
