import * as viem from 'viem'
import type { SafeDialogue } from './createSafeDialogue.js'
import { readExecution } from './readExecution.js'
import { readHash } from './readHash.js'
import type { Safe } from './readSafe.js'

/** The codes of EIP-5792. */
const codes = {
  AWAITING_CONFIRMATIONS: 100,
  AWAITING_EXECUTION: 100,
  SUCCESS: 200,
  CANCELLED: 400,
  FAILED: 500,
} as const

/** How far calls are (EIP-5792, `wallet_getCallsStatus`), by the Safe's own hash of them. */
export async function getStatus(dialogue: SafeDialogue, { chainId }: Safe, id: unknown) {
  const safeTxHash = readHash(id)
  const found = readExecution(await dialogue.request('getTxBySafeTxHash', { safeTxHash }))
  return {
    version: '2.0.0',
    id: safeTxHash,
    chainId: viem.toHex(chainId),
    status: codes[found.status],
    atomic: true,
    receipts: found.hash === undefined ? [] : [await readReceipt(dialogue, readHash(found.hash))],
  }
}

async function readReceipt(dialogue: SafeDialogue, transactionHash: string) {
  const params = { call: 'eth_getTransactionReceipt', params: [transactionHash] }
  const answer = await dialogue.request('rpcCall', params).catch(() => undefined)
  return { ...Object(answer), transactionHash }
}
