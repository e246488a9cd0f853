import type { Eip155Receipt } from '@foyer/core'
import { FoyerError, type Network, receiptTimeoutMs, retryMs, unknownReason } from '@foyer/protocol'
import { within } from '../dialect/within.js'
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
export async function waitForTransactionReceipt(
  tools: Tools,
  { hash: given, network }: { hash: string; network: Network },
): Promise<Eip155Receipt> {
  const hash = readHash(given)
  const over = new AbortController()
  const end = () => over.abort()
  // Also in the middle of a question that the node never answers.
  const timeUp = new Promise<null>((resolve) => {
    over.signal.addEventListener('abort', () => resolve(null))
  })
  const timer = setTimeout(end, receiptTimeoutMs)
  tools.signal.addEventListener('abort', end)
  if (tools.signal.aborted) end()
  try {
    while (!over.signal.aborted) {
      // A node that fails once may answer the next time.
      const asked = request(tools, network, 'eth_getTransactionReceipt', [hash]).catch(() => null)
      const answer = await Promise.race([asked, timeUp])
      if (isReceipt(answer)) {
        tools.pending.remove(hash)
        return await settle(tools, network, hash, answer)
      }
      await pause(retryMs, over.signal)
    }
  } finally {
    clearTimeout(timer)
    tools.signal.removeEventListener('abort', end)
  }
  throw new FoyerError(tools.signal.aborted ? 'client_destroyed' : 'receipt_timeout')
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
  const reason = (await within(asked, receiptTimeoutMs)) ?? unknownReason
  throw new FoyerError('transaction_reverted', { data: { reason } })
}
