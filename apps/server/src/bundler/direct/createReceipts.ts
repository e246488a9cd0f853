import { safeContracts } from '@foyer/protocol/api'
import * as v from 'valibot'
import type { Hex } from 'viem'
import { refuse } from '../failures.js'
import type { createOperationOutbox, OperationRow } from './createOperationOutbox.js'
import { eventOf, operationEvent, revertOf } from './handleOps.js'
import { isCarried } from './isCarried.js'

/** So many blocks back it is looked for operations that others sent. */
const blocksBack = 1_000n

const HexText = v.custom<Hex>((value) => typeof value === 'string' && value.startsWith('0x'))
const Receipt = v.looseObject({
  transactionHash: HexText,
  blockHash: HexText,
  blockNumber: HexText,
  status: HexText,
  logs: v.array(v.looseObject({ address: v.string(), topics: v.array(HexText), data: HexText })),
})
type Receipt = v.InferOutput<typeof Receipt>

/** What became of operations, as the chain says. */
export function createReceipts(
  { chains, network }: Pick<createOperationOutbox.Parts, 'chains' | 'network'>,
  outbox: Pick<ReturnType<typeof createOperationOutbox>, 'find' | 'mark'>,
) {
  const read = async (transaction: string): Promise<Receipt | undefined> => {
    const answer = await chains.request(network, {
      method: 'eth_getTransactionReceipt',
      params: [transaction],
    })
    if (answer === null) return undefined
    const receipt = v.safeParse(Receipt, answer)
    if (!receipt.success) throw refuse('internal', 'The node’s answer cannot be read.')
    return receipt.output
  }
  /** Which transaction carried it out, when it was not sent from here. */
  const search = async (hash: Hex): Promise<string | undefined> => {
    const client = chains.evm(network)
    const head = await client.getBlockNumber()
    const fromBlock = head > blocksBack ? head - blocksBack : 0n
    const filter = {
      address: safeContracts.entryPoint,
      topics: [operationEvent, hash],
      fromBlock: `0x${fromBlock.toString(16)}`,
      toBlock: `0x${head.toString(16)}`,
    }
    const logs = await chains.request(network, { method: 'eth_getLogs', params: [filter] })
    const found = v.safeParse(v.looseTuple([v.looseObject({ transactionHash: v.string() })]), logs)
    return found.success ? found.output[0].transactionHash : undefined
  }
  const settle = async (row: OperationRow): Promise<Receipt | undefined> => {
    const receipt = await read(row.transaction)
    if (!receipt) return undefined
    const isDone = isCarried(row)
      ? receipt.status === '0x1'
      : eventOf(receipt.logs, row.hash as Hex) !== undefined
    const state = isDone ? 'mined' : 'failed'
    if (row.state !== state) await outbox.mark(row.hash, state)
    return receipt
  }
  const locate = async (hash: Hex) => {
    const row = await outbox.find(hash)
    const own = row && (await settle(row))
    if (own && eventOf(own.logs, hash)) return own
    const transaction = await search(hash)
    return transaction === undefined ? undefined : read(transaction)
  }

  return {
    /** Notes whether it is on the chain. `undefined` while it is not. */
    settle,
    /** `eth_getUserOperationReceipt`: null while it is on the chain nowhere. */
    async receipt(hash: Hex): Promise<unknown> {
      const receipt = await locate(hash)
      const event = receipt && eventOf(receipt.logs, hash)
      if (!event) return null
      const { sender, nonce, paymaster, actualGasCost, actualGasUsed, success } = event
      const reason = success ? undefined : revertOf(receipt.logs)
      return {
        userOpHash: hash,
        entryPoint: safeContracts.entryPoint,
        sender,
        nonce: quantity(nonce),
        paymaster,
        actualGasCost: quantity(actualGasCost),
        actualGasUsed: quantity(actualGasUsed),
        success,
        ...(reason !== undefined && { reason }),
        logs: receipt.logs,
        receipt,
      }
    },
    /** `eth_getUserOperationByHash` of what was sent from here: null for what is not known, or failed. */
    async operation(hash: Hex): Promise<unknown> {
      const row = await outbox.find(hash)
      if (!row || row.state === 'failed' || row.state === 'dropped') return null
      const receipt = await settle(row)
      return {
        userOperation: row.operation,
        entryPoint: safeContracts.entryPoint,
        transactionHash: receipt?.transactionHash ?? null,
        blockHash: receipt?.blockHash ?? null,
        blockNumber: receipt?.blockNumber ?? null,
      }
    },
  }
}

function quantity(value: bigint): Hex {
  return `0x${value.toString(16)}`
}
