import { setTimeout as pause } from 'node:timers/promises'
import { type Address, BaseError } from 'viem'
import { ChainError } from '../../services/chains/ChainError.js'
import type { CarriedCall, Carry } from '../../services/sessionKeys/CarriedCall.js'
import { refuse } from '../failures.js'
import type { DataFees } from './createDataFees.js'
import type { createOperationOutbox } from './createOperationOutbox.js'
import type { createReceipts } from './createReceipts.js'
import { carriedKey } from './isCarried.js'

/** What a call costs at most, in wei, and whose part of the budget that is. */
type Spending = { sender: string; project: string; user: undefined; wei: bigint }

/** The check of a signature is the account's own code, which could take any amount. */
const gasMax = 500_000n
/** How long a page waits for the block, and how often it is looked for. */
const waitMs = 25_000
const lookMs = 250
/** What was mined longer ago and has no effect is on no block any more, and is sent again. */
const recentMs = 60_000

/** Brings calls that are no operations to the chain by the server's key. Each is counted in the budget of the day before it is sent. */
export function createCarrier({
  chains,
  dataFees,
  key,
  network,
  now,
  outbox,
  receipts,
  spend,
}: createCarrier.Parts): Carry {
  const measure = async ({ to, data }: CarriedCall) => {
    const client = chains.evm(network)
    const account: Address = key.address
    const [least, fees, dataFee] = await Promise.all([
      client.estimateGas({ account, to, data }).catch(toReverted),
      client.estimateFeesPerGas(),
      dataFees.of(data),
    ])
    // What other transactions change meanwhile may take more.
    const gas = (least * 5n) / 4n
    if (gas > gasMax)
      throw refuse('reverted', 'The account’s check of its signature takes too much.')
    const maxFeePerGas = fees.maxFeePerGas * 2n
    const call = { to, data, gas, maxFeePerGas, maxPriorityFeePerGas: fees.maxPriorityFeePerGas }
    return { call, wei: gas * maxFeePerGas + dataFee }
  }
  /** Whether it is on its way, or was taken into a block just now. */
  const isSent = async (hash: string) => {
    const row = await outbox.find(hash)
    if (row?.state === 'mined') return now() - row.sentAt < recentMs
    return row?.state === 'sent'
  }
  const send = async (carried: CarriedCall, hash: string) => {
    if (await isSent(hash)) return
    const { call, wei } = await measure(carried)
    const { account: sender, project } = carried
    await outbox.inTurn(async () => {
      // Another request may have sent it meanwhile.
      if (await isSent(hash)) return
      await spend({ sender, project, user: undefined, wei })
      await outbox.put({ hash, sender, operation: { call: carried.id } }, call)
    })
  }
  /** Whether it is on the chain. @throws where the chain refuses it, and where it comes to no block any more: another transaction has its number */
  const isDone = async (hash: string): Promise<boolean> => {
    const row = await outbox.find(hash)
    const receipt = row && (await receipts.settle(row))
    if (receipt?.status === '0x1') return true
    if (receipt) throw refuse('reverted', 'The chain refuses the call.')
    if (row?.state === 'dropped') throw notTaken()
    return false
  }
  return async (carried) => {
    const hash = carriedKey(carried.id)
    await send(carried, hash)
    const until = performance.now() + waitMs
    while (!(await isDone(hash))) {
      if (performance.now() > until) throw notTaken()
      await pause(lookMs)
    }
  }
}

export declare namespace createCarrier {
  type Parts = Pick<createOperationOutbox.Parts, 'chains' | 'key' | 'network' | 'now'> & {
    dataFees: DataFees
    outbox: Pick<ReturnType<typeof createOperationOutbox>, 'find' | 'inTurn' | 'put'>
    receipts: Pick<ReturnType<typeof createReceipts>, 'settle'>
    /** Counts in the budget of the day. @throws `ChainError` -32504 */
    spend(spending: Spending): Promise<void>
  }
}

function toReverted(error: unknown): never {
  if (error instanceof ChainError || !(error instanceof BaseError)) throw error
  throw refuse('reverted', 'The chain refuses the call.')
}

function notTaken(): ChainError {
  return refuse('internal', 'The network has not taken it into a block yet.')
}
