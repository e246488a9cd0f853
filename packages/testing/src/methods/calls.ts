import { type Hex, numberToHex } from 'viem'
import { callNode } from '../wallet/callNode.js'
import { type Context, knowsChain, nodeUrl, type WalletMethod } from '../wallet/context.js'
import { createUuid } from '../wallet/createUuid.js'
import { RpcError } from '../wallet/RpcError.js'
import { read } from '../wallet/read.js'
import { authorised } from './authorised.js'
import { broadcast } from './broadcast.js'

/** EIP-5792, as a wallet with plain accounts does it: one transaction per call, nothing atomic. */
export const calls: Readonly<Record<string, WalletMethod>> = {
  wallet_getCapabilities(context, [account, wanted]) {
    authorised(context, account)
    const { added } = context.memory.get()
    const known = [...context.chains.map(({ id }) => id), ...Object.keys(added).map(Number)]
    const ids = wanted === undefined ? known : read.list(wanted, 'chain ids').map(read.chainId)
    const supported = ids.filter((id) => knowsChain(context, id))
    return Object.fromEntries(
      supported.map((id) => [numberToHex(id), { atomic: { status: 'unsupported' } }]),
    )
  },

  async wallet_sendCalls(context, params) {
    const batch = readBatch(context, params[0])
    await context.approvals.request({ method: 'wallet_sendCalls', params })
    context.batches.set(batch.id, await sendAll(context, batch))
    return { id: batch.id }
  },

  async wallet_getCallsStatus(context, [id]) {
    const batch = context.batches.get(read.text(id, 'The id'))
    if (!batch) throw new RpcError(5730, 'Unknown bundle id.')
    const url = nodeUrl(context, batch.chainId)
    const answers = await Promise.all(
      batch.hashes.map((hash) => callNode(url, 'eth_getTransactionReceipt', [hash])),
    )
    const receipts = answers.filter((receipt) => receipt !== null) as { status: Hex }[]
    return {
      version: '2.0.0',
      id,
      chainId: numberToHex(batch.chainId),
      atomic: false,
      status: statusOf(receipts, batch),
      receipts,
    }
  },

  wallet_showCallsStatus: () => null,
}

type ReadBatch = ReturnType<typeof readBatch>

function readBatch(context: Context, value: unknown) {
  const batch = read.record(value, 'The batch')
  const chainId = read.chainId(batch.chainId)
  const account = authorised(context, batch.from ?? context.accounts()[0]?.address)
  if (chainId !== context.memory.get().chainId) throw new RpcError(5710, 'Unsupported chain id.')
  if (batch.atomicRequired === true) throw new RpcError(5760, 'Atomicity not supported.')
  const id = batch.id === undefined ? createUuid() : read.text(batch.id, 'id')
  if (context.batches.has(id)) throw new RpcError(5720, 'Duplicate bundle id.')
  const requests = read.list(batch.calls, 'calls').map((call) => read.record(call, 'A call'))
  return { id, chainId, account, requests }
}

/** One after the other; stops at the first that the node refuses. */
async function sendAll(context: Context, { chainId, account, requests }: ReadBatch) {
  const hashes: Hex[] = []
  const url = nodeUrl(context, chainId)
  for (const request of requests) {
    try {
      hashes.push(await broadcast({ account, chainId, url, request }))
    } catch (error) {
      if (hashes.length === 0) throw error
      return { chainId, hashes, failed: true }
    }
  }
  return { chainId, hashes, failed: false }
}

/** EIP-5792 §Status codes: 100 pending, 200 confirmed, 500 reverted, 600 partly. */
function statusOf(receipts: readonly { status: Hex }[], { hashes, failed }: Progress) {
  if (receipts.length < hashes.length) return 100
  const good = receipts.filter(({ status }) => status === '0x1').length
  if (good === hashes.length && !failed) return 200
  return good > 0 ? 600 : 500
}

type Progress = { readonly hashes: readonly Hex[]; readonly failed: boolean }
