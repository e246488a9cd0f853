import type { SendFeatures } from '../../../SendFeatures.js'
import { isRecord } from '../features/isRecord.js'
import { readQuantity } from '../features/readQuantity.js'
import type { Eip155Calls, Eip155Transaction } from '../types.js'
import { readOperationFee } from './countOperation.js'
import { readRollupFees } from './readRollupFees.js'

/**
 * Whether the next block still takes a transaction at the prices that it was shown with, and a rollup its data for no more. One that waits for lower
 * prices would be sent, and not arrive.
 */
export const holdsQuote: SendFeatures['holds'] = async (rpc, { network, quote }) => {
  const id = network.caipNetworkId
  const transaction: Eip155Transaction = quote.transaction
  const calls = quote.calls as Eip155Calls | undefined
  const operation = calls?.capabilities && readOperationFee(calls.capabilities)
  const isOthers = quote.isSponsored || operation !== undefined
  const [block, rollup] = await Promise.all([
    rpc(id, { method: 'eth_getBlockByNumber', params: ['latest', false] }),
    // The fee of an operation has that of its data in it.
    isOthers ? [] : readRollupFees(rpc, id, transaction),
  ])
  const base = isRecord(block) && block.baseFeePerGas ? readQuantity(block.baseFeePerGas) : 0n
  const { maxFeePerGas, maxPriorityFeePerGas = 0n, gasPrice } = operation ?? transaction
  const isTaken =
    maxFeePerGas === undefined
      ? gasPrice === undefined || base <= gasPrice
      : base + maxPriorityFeePerGas < maxFeePerGas || base === 0n
  // What was shown is twice of what it was then.
  const isPaid = rollup.every(({ kind, amount }) => {
    const shown = quote.fees.find((line) => line.kind === kind)?.amount ?? 0n
    return (kind === 'layer1' ? amount / 2n : amount) <= shown
  })
  return isTaken && isPaid
}
