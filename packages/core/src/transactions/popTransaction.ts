import type { Client } from '../Client.js'
import { goBack } from '../modal/goBack.js'
import { takeTransaction } from './takeTransaction.js'

/** The latest transaction came to its end. After an error or a cancel the modal goes one view back. */
export function popTransaction(client: Client, outcome: 'success' | 'error' | 'cancel'): void {
  const entry = takeTransaction(client)
  if (!entry) return
  if (outcome !== 'success') goBack(client)
  if (outcome === 'success') entry.onSuccess?.()
  else if (outcome === 'error') entry.onError?.()
  else entry.onCancel?.()
}
