import type { Network } from '@foyer/protocol'
import * as v from 'valibot'
import type { FoundReceipt, Rpc } from '../../FamilyFeatures.js'
import { readHeight } from './nodes/readHeight.js'
import { readReason } from './nodes/readReason.js'
import { readSignature } from './signing/readSignature.js'
import type { SolanaReceipt } from './types.js'

const Status = v.object({
  slot: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  confirmationStatus: v.picklist(['confirmed', 'finalized']),
  err: v.nullish(v.unknown()),
})
const Statuses = v.object({ value: v.tuple([v.unknown()]) })

/**
 * The outcome of a transaction, once the cluster has confirmed it, or has gone on to where no block takes it any more. Throws at once for what is
 * no id.
 */
export function findReceipt(
  rpc: Rpc,
  parameters: findReceipt.Parameters,
): Promise<FoundReceipt<SolanaReceipt> | undefined> {
  readSignature(parameters.hash)
  return find(rpc, parameters)
}

export declare namespace findReceipt {
  type Parameters = { hash: string; network: Network; expiry?: bigint | undefined }
}

async function find(
  rpc: Rpc,
  { hash, network, expiry }: findReceipt.Parameters,
): Promise<FoundReceipt<SolanaReceipt> | undefined> {
  const id = network.caipNetworkId
  // Before the status: a transaction of the last block that takes it has one then.
  const height = expiry === undefined ? undefined : await readHeight(rpc, id)
  const params = [[hash], { searchTransactionHistory: true }]
  const answer = await rpc(id, { method: 'getSignatureStatuses', params })
  const read = v.safeParse(Statuses, answer)
  if (!read.success) return undefined
  const [said] = read.output.value
  const isOver = said === null && height !== undefined && expiry !== undefined && height > expiry
  if (isOver) return { isExpired: true }
  const status = v.safeParse(Status, said)
  if (!status.success) return undefined
  const { slot, err } = status.output
  return err === null || err === undefined
    ? { receipt: { hash, blockNumber: BigInt(slot), status: 'success' } }
    : { reasonOf: () => readReason(rpc, { id, hash, error: err }) }
}
