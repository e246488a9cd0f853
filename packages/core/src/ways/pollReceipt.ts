import { FoyerError, pause, receiptTimeoutMs, retryMs, within } from '@foyer/protocol'
import type { Life } from '../FamilyFeatures.js'

/**
 * Looks for the receipt of a transaction until there is one, for 25 s at most by default. `look` resolves to `undefined` while there is none;
 * what it throws is a node that failed, and may answer the next time.
 *
 * @throws `receipt_timeout`, `client_destroyed`
 */
export async function pollReceipt<receipt>(
  look: () => Promise<receipt | undefined>,
  life: Life,
  timeoutMs = receiptTimeoutMs,
): Promise<receipt> {
  const poll = async (over: AbortSignal): Promise<receipt> => {
    for (;;) {
      const found = await look().catch(() => undefined)
      if (found !== undefined) return found
      await pause(retryMs, { ...life, signal: over })
    }
  }
  const isLate = () => new FoyerError('receipt_timeout')
  // Also in the middle of a request that the node never answers.
  return within(poll, timeoutMs, isLate, life).catch((error) => {
    throw life.signal.aborted ? new FoyerError('client_destroyed') : error
  })
}
