import type { Receipt } from '@foyer/core'
import { FoyerError, type Network, receiptTimeoutMs, retryMs } from '@foyer/protocol'
import { getRevertReason } from './getRevertReason.js'
import { pause } from './pause.js'
import { readHash } from './readHash.js'
import { readQuantity } from './readQuantity.js'
import { request } from './request.js'
import type { Tools } from './tools.js'

/**
 * Waits until a transaction is in a block, for 25 s at most.
 *
 * @throws `transaction_reverted` with the decoded reason, `receipt_timeout` when it is in no block yet,
 *   `client_destroyed`
 */
export async function waitForReceipt(
  tools: Tools,
  { hash, network }: { hash: string; network: Network },
): Promise<Receipt> {
  readHash(hash)
  for (let waitedMs = 0; waitedMs <= receiptTimeoutMs; waitedMs += retryMs) {
    // A node that fails once may answer the next time.
    const answer = await request(tools, network, 'eth_getTransactionReceipt', [hash]).catch(
      () => null,
    )
    if (tools.signal.aborted) throw new FoyerError('client_destroyed')
    if (isReceipt(answer)) {
      tools.pending.remove(hash)
      return settle(tools, network, hash, answer)
    }
    await pause(retryMs, tools.signal)
  }
  throw new FoyerError('receipt_timeout')
}

type Answer = { status: string; blockNumber: string }

function isReceipt(answer: unknown): answer is Answer {
  const { status, blockNumber } = (answer ?? {}) as Partial<Record<keyof Answer, unknown>>
  return typeof status === 'string' && typeof blockNumber === 'string'
}

async function settle(tools: Tools, network: Network, hash: string, answer: Answer) {
  const blockNumber = readQuantity(answer.blockNumber)
  if (readQuantity(answer.status) === 1n) return { hash, blockNumber, status: 'success' as const }
  const reason = await getRevertReason(tools, { hash, network, blockNumber })
  throw new FoyerError('transaction_reverted', { data: { reason } })
}
