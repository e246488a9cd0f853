import * as v from 'valibot'
import type { Hex } from 'viem'
import type { Failure } from '../../../../errors/Failure.js'
import { invalid, refuseAccount } from '../../../refuseAccount.js'
import type { Batch, WalletEnvironment } from '../../../WalletEnvironment.js'
import { toHexQuantity } from '../quantity.js'
import { readList } from '../readHex.js'
import { Receipt, readReceipt } from '../readReceipt.js'
import { readBatchId } from './batchId.js'

const pending = 100
const confirmed = 200
const reverted = 500
const revertedInPart = 600

type Fate = { status: number; atomic: boolean; receipts: readonly Receipt[] }

/** `wallet_getCallsStatus` (EIP-5792), in the version in which the calls were sent. */
export async function getCallsStatus(params: unknown, world: WalletEnvironment): Promise<unknown> {
  const [id] = readList(params)
  if (typeof id !== 'string') throw invalid('batchIdExpected')
  const known = world.batches.get(id)
  const batch = known ?? readBatchId(id)
  if (!batch) throw unknown()
  const { sent, network, version } = batch
  const fate =
    'operation' in sent
      ? await ofOperation(batch, sent.operation, world, known !== undefined)
      : await ofTransactions(batch, sent, world)
  const { status, atomic, receipts } = fate
  if (version === 1)
    return {
      status: status === pending ? 'PENDING' : 'CONFIRMED',
      ...(receipts.length > 0 && { receipts }),
    }
  const chainId = toHexQuantity(BigInt(network.slice('eip155:'.length)))
  return { version: '2.0.0', id, chainId, status, atomic, ...(receipts.length > 0 && { receipts }) }
}

const OperationReceipt = v.object({
  success: v.boolean(),
  logs: Receipt.entries.logs,
  receipt: v.looseObject({ ...Receipt.entries, status: v.unknown(), logs: v.unknown() }),
})

async function ofOperation(
  { network }: Batch,
  hash: Hex,
  world: WalletEnvironment,
  isOurs: boolean,
): Promise<Fate> {
  if (!world.smartNetworks.includes(network)) throw unknown()
  const answer = await world.bundler(network, 'eth_getUserOperationReceipt', [hash])
  if (answer === null) {
    // Of another visit: then the bundler has to know it.
    if (!isOurs && (await world.bundler(network, 'eth_getUserOperationByHash', [hash])) === null)
      throw unknown()
    return { status: pending, atomic: true, receipts: [] }
  }
  const { success, logs, receipt } = v.parse(OperationReceipt, answer)
  const { blockHash, blockNumber, gasUsed, transactionHash } = receipt
  const own = {
    logs,
    status: success ? '0x1' : '0x0',
    blockHash,
    blockNumber,
    gasUsed,
    transactionHash,
  } as const
  return { status: success ? confirmed : reverted, atomic: true, receipts: [own] }
}

async function ofTransactions(
  { network }: Batch,
  sent: { transactions: readonly Hex[]; of: number },
  world: WalletEnvironment,
): Promise<Fate> {
  const found = await Promise.all(
    sent.transactions.map((hash) => readReceipt(world, network, hash)),
  )
  const receipts = found.filter((receipt) => receipt !== undefined)
  const good = receipts.filter(({ status }) => status === '0x1').length
  const hasFailed = good < receipts.length
  if (good === sent.of) return { status: confirmed, atomic: false, receipts }
  if (hasFailed) return { status: good === 0 ? reverted : revertedInPart, atomic: false, receipts }
  return { status: pending, atomic: false, receipts }
}

function unknown(): Failure {
  return refuseAccount('batchUnknown', 5730)
}
