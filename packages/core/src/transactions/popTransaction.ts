import type { Client } from '../client.js'
import { back } from '../modal/back.js'

/** The latest transaction came to its end. After an error or a cancel the modal goes one view back. */
export function popTransaction(client: Client, outcome: 'success' | 'error' | 'cancel'): void {
  const { stack } = client.store.getState().transactions
  const entry = stack.at(-1)
  if (!entry) return
  client.store.setState({ transactions: { stack: stack.slice(0, -1) } })
  if (outcome !== 'success') back(client)
  if (outcome === 'success') entry.onSuccess?.()
  else if (outcome === 'error') entry.onError?.()
  else entry.onCancel?.()
}
