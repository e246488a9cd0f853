import type { Eip155Receipt } from '@foyer/core'
import {
  FoyerError,
  type Network,
  pause,
  receiptTimeoutMs,
  retryMs,
  unknownReason,
  within,
} from '@foyer/protocol'
import { getRevertReason } from './getRevertReason.js'
import { readHash } from './readHash.js'
import { readQuantity } from './readQuantity.js'
import { request } from './request.js'
import type { Tools } from './Tools.js'

/**
 * Waits until a transaction is in a block, for 25 s at most.
 *
 * @throws `transaction_reverted` with the decoded reason, `receipt_timeout` when it is in no block yet,
 *   `client_destroyed`
 */
export async function waitForTransactionReceipt(
  tools: Tools,
  { hash: given, network }: { hash: string; network: Network },
): Promise<Eip155Receipt> {
  const hash = readHash(given)
  const { signal } = tools
  const look = async (over: AbortSignal): Promise<Answer> => {
    for (;;) {
      // A node that fails once may answer the next time.
      const asked = request(tools, network, 'eth_getTransactionReceipt', [hash])
      const answer = await asked.catch(() => null)
      if (isReceipt(answer)) return answer
      await pause(retryMs, { signal: over })
    }
  }
  const isLate = () => new FoyerError('receipt_timeout')
  // Also in the middle of a question that the node never answers.
  const answer = await within(look, receiptTimeoutMs, isLate, { signal }).catch((error) => {
    throw signal.aborted ? new FoyerError('client_destroyed') : error
  })
  tools.pending.remove(hash)
  return settle(tools, network, hash, answer)
}

type Answer = { status: string; blockNumber: string }

function isReceipt(answer: unknown): answer is Answer {
  const { status, blockNumber } = (answer ?? {}) as Partial<Record<keyof Answer, unknown>>
  return typeof status === 'string' && typeof blockNumber === 'string'
}

async function settle(tools: Tools, network: Network, hash: `0x${string}`, answer: Answer) {
  const blockNumber = readQuantity(answer.blockNumber)
  if (readQuantity(answer.status) === 1n) return { hash, blockNumber, status: 'success' as const }
  // That it was reverted is known; why may take a node too long to say.
  const asked = getRevertReason(tools, { hash, network, blockNumber })
  const reason = await within(asked, receiptTimeoutMs).catch(() => undefined)
  throw new FoyerError('transaction_reverted', { data: { reason: reason ?? unknownReason } })
}
