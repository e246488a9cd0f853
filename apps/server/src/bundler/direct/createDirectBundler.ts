import { safeContracts } from '@foyer/protocol/api'
import type { Hex } from 'viem'
import { ChainError } from '../../services/chains/ChainError.js'
import type { NetworkBundler, Sender } from '../Bundler.js'
import { refuse } from '../failures.js'
import { hashOf, type Operation, readOperation, readUnmeasured } from '../Operation.js'
import { readEntryPoint, readHash } from '../readParameters.js'
import { createCarrier } from './createCarrier.js'
import { createDataFees } from './createDataFees.js'
import { createOperationOutbox, type OperationRow } from './createOperationOutbox.js'
import { createReceipts } from './createReceipts.js'
import { estimateGas } from './estimateGas.js'
import { isCarried } from './isCarried.js'
import { tryOperation } from './tryOperation.js'
import { vouch } from './vouch.js'

/** After this it is sent again what is on no block. */
const lateMs = 15_000
/** A transaction that pays too little holds up all that come after it. */
const stuckMs = 180_000
const keptMs = 7 * 86_400_000

/** Sends operations from a key of the server's own, each in a transaction. They pay for their sending, or are refused. */
export function createDirectBundler(
  parts: createDirectBundler.Parts,
): Sender & Pick<NetworkBundler, 'carry'> {
  const { chains, network, chainId, key, paymaster, spend } = parts
  const outbox = createOperationOutbox(parts)
  const receipts = createReceipts(parts, outbox)
  const dataFees = createDataFees(chains, { network, chainId })
  const bundling = { network, chainId, from: key.address, dataFees }

  const checkPaymaster = (given: string | null | undefined) => {
    if (given && given.toLowerCase() !== paymaster?.toLowerCase())
      throw refuse(
        'paymasterRejected',
        'This server takes no operations that another paymaster pays for.',
      )
  }
  const admit = async (operation: Operation) => {
    checkPaymaster(operation.paymaster)
    await checkFees(operation)
    if (await outbox.hasFailedLately(operation.sender))
      throw refuse(
        'throttled',
        'An operation of this account failed at the server’s cost. Try again in ten minutes.',
      )
    await vouch(chains, network, operation)
    await tryOperation(chains, bundling, operation)
  }
  const checkFees = async ({ maxFeePerGas, maxPriorityFeePerGas }: Operation) => {
    const { baseFeePerGas } = await chains.evm(network).getBlock({ blockTag: 'latest' })
    if (maxPriorityFeePerGas > maxFeePerGas)
      throw refuse('invalid', 'The tip is more than the whole fee.')
    if (maxFeePerGas < (baseFeePerGas ?? 0n))
      throw refuse('invalid', 'maxFeePerGas is below what the network takes now.')
  }
  /** What was sent and is on the chain nowhere. */
  const resend = async (row: OperationRow) => {
    const count = await outbox.count()
    // A call of another kind is sent again by its page.
    if (count > row.nonce) return isCarried(row) ? outbox.mark(row.hash, 'dropped') : sendAnew(row)
    const isStuck = count === row.nonce && parts.now() - row.sentAt > stuckMs
    return isStuck ? outbox.giveUp(row) : outbox.sendAgain(row)
  }
  /** Another transaction took its nonce: the operation goes in a new one, if it is still to be had. */
  const sendAnew = async (row: OperationRow) => {
    try {
      const operation = readOperation(row.operation)
      await admit(operation)
      await outbox.send(hashOf(operation, chainId), operation, row.operation)
    } catch (error) {
      if (!(error instanceof ChainError)) throw error
      await outbox.mark(row.hash, 'dropped')
    }
  }
  const table: Sender['call'] = async ({ method, params }) => {
    const [first, second] = params
    switch (method) {
      case 'eth_supportedEntryPoints':
        return [safeContracts.entryPoint]
      case 'eth_estimateUserOperationGas': {
        readEntryPoint(second)
        const operation = readUnmeasured(first)
        checkPaymaster(operation.paymaster)
        await vouch(chains, network, operation)
        return toHex(await estimateGas(chains, bundling, operation))
      }
      case 'eth_sendUserOperation': {
        readEntryPoint(second)
        const operation = readOperation(first)
        const hash = hashOf(operation, chainId)
        // Sent twice it is still one.
        if ((await outbox.find(hash))?.state === 'sent') return hash
        await admit(operation)
        await outbox.send(hash, operation, first)
        return hash
      }
      case 'eth_getUserOperationByHash':
        return receipts.operation(readHash(first))
      case 'eth_getUserOperationReceipt':
        return receipts.receipt(readHash(first))
      default:
        throw refuse('unknownMethod', 'This server does not serve the method.')
    }
  }
  return {
    call: table,
    carry: spend && createCarrier({ ...parts, dataFees, outbox, receipts, spend }),
    async tend() {
      for (const row of await outbox.waiting(lateMs))
        if (!(await receipts.settle(row))) await resend(row)
      await outbox.forget(keptMs)
    },
  }
}

export declare namespace createDirectBundler {
  type Parts = createOperationOutbox.Parts & {
    /** The one that the server signs for; operations with another one are refused. */
    paymaster: string | undefined
    /** Counts what its own key may pay in a day; without it, the key pays for operations alone. */
    spend: createCarrier.Parts['spend'] | undefined
  }
}

function toHex(limits: Readonly<Record<string, unknown>>): Readonly<Record<string, Hex>> {
  const entries = Object.entries(limits).flatMap(([name, value]) =>
    typeof value === 'bigint' ? [[name, `0x${value.toString(16)}`]] : [],
  )
  return Object.fromEntries(entries)
}
