import { type Network, readLine } from '@foyer/protocol'
import * as v from 'valibot'
import type { FoundReceipt, Rpc } from '../../FamilyFeatures.js'
import type { SolanaReceipt } from './types.js'

const Status = v.object({
  slot: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  confirmationStatus: v.picklist(['confirmed', 'finalized']),
  err: v.nullish(v.unknown()),
})
const Statuses = v.object({ value: v.tuple([Status]) })

const reasonMax = 200

/** The receipt of a transaction, once the cluster has confirmed it. */
export async function findReceipt(
  rpc: Rpc,
  { hash, network }: { hash: string; network: Network },
): Promise<FoundReceipt<SolanaReceipt> | undefined> {
  const params = [[hash], { searchTransactionHistory: true }]
  const answer = await rpc(network.caipNetworkId, { method: 'getSignatureStatuses', params })
  const read = v.safeParse(Statuses, answer)
  if (!read.success) return undefined
  const [{ slot, err }] = read.output.value
  return err === null || err === undefined
    ? { receipt: { hash, blockNumber: BigInt(slot), status: 'success' } }
    : { reasonOf: async () => readLine(JSON.stringify(err), reasonMax) }
}
