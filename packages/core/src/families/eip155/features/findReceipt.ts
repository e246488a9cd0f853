import type { Network } from '@foyer/protocol'
import type { FoundReceipt, Rpc } from '../../../FamilyFeatures.js'
import type { Eip155Receipt } from '../types.js'
import { getRevertReason } from './getRevertReason.js'
import { readHash } from './readHash.js'
import { readQuantity } from './readQuantity.js'

/** The receipt of a transaction, once it is in a block. Throws at once, and not by its promise, for what is no hash. */
export function findReceipt(
  rpc: Rpc,
  { hash: given, network }: { hash: string; network: Network },
): Promise<FoundReceipt<Eip155Receipt> | undefined> {
  const hash = readHash(given)
  const call = { method: 'eth_getTransactionReceipt', params: [hash] }
  return rpc(network.caipNetworkId, call).then((answer) => {
    if (!isReceipt(answer)) return undefined
    const blockNumber = readQuantity(answer.blockNumber)
    return readQuantity(answer.status) === 1n
      ? { receipt: { hash, blockNumber, status: 'success' } }
      : { reasonOf: () => getRevertReason(rpc, { hash, network, blockNumber }) }
  })
}

type Answer = { status: string; blockNumber: string }

function isReceipt(answer: unknown): answer is Answer {
  const { status, blockNumber } = (answer ?? {}) as Partial<Record<keyof Answer, unknown>>
  return typeof status === 'string' && typeof blockNumber === 'string'
}
