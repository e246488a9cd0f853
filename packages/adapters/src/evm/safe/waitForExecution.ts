import { FoyerError, pause, safePollMs } from '@foyer/protocol'
import type { SafeDialogue } from './createSafeDialogue.js'
import { readExecution } from './readExecution.js'
import { readHash } from './readHash.js'

/**
 * Waits until a Safe's owners have confirmed and executed a transaction, however long they take. Returns the hash of the transaction on
 * the chain, which is another than the Safe's own.
 *
 * @throws `transaction_reverted`; `transaction_replaced` where the owners executed or rejected another one in its place
 */
export async function waitForExecution(
  dialogue: SafeDialogue,
  safeTxHash: `0x${string}`,
): Promise<`0x${string}`> {
  const signal = dialogue.signal()
  for (;;) {
    const { status, hash } = await lookUp(dialogue, safeTxHash, signal)
    if (status === 'SUCCESS' && hash !== undefined) return readHash(hash)
    if (status === 'FAILED') throw new FoyerError('transaction_reverted', { data: { reason: '' } })
    if (status === 'CANCELLED') throw new FoyerError('transaction_replaced')
    await pause(safePollMs, { signal })
  }
}

/** One look that fails is none: the Safe's service may not know the transaction yet, or be away for a moment. */
async function lookUp(dialogue: SafeDialogue, safeTxHash: string, signal: AbortSignal) {
  try {
    return readExecution(await dialogue.request('getTxBySafeTxHash', { safeTxHash }))
  } catch {
    signal.throwIfAborted()
    return readExecution(undefined)
  }
}
