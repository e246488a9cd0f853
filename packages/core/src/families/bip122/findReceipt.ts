import type { Network } from '@foyer/protocol'
import * as v from 'valibot'
import type { FoundReceipt, Rpc } from '../../FamilyFeatures.js'
import { readId } from './readId.js'
import type { Bip122Receipt } from './types.js'

const Status = v.object({
  confirmed: v.literal(true),
  block_height: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})

/** The receipt of a transaction, once it is in a block. @throws `answer_invalid`, at once, for what is no id of one */
export function findReceipt(
  rpc: Rpc,
  { hash, network }: { hash: string; network: Network },
): Promise<FoundReceipt<Bip122Receipt> | undefined> {
  const id = readId(hash)
  const look = async () => {
    const answer = await rpc(network.caipNetworkId, { method: `/tx/${id}/status` })
    const read = v.safeParse(Status, answer)
    if (!read.success) return undefined
    const blockNumber = BigInt(read.output.block_height)
    return { receipt: { hash, blockNumber, status: 'success' } } as const
  }
  return look()
}
