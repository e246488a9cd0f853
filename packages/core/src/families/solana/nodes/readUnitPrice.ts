import type { CaipNetworkId } from '@foyer/protocol'
import * as v from 'valibot'
import type { Rpc } from '../../../FamilyFeatures.js'
import { Lamports } from './Lamports.js'

const slotsMax = 1_000
const Answer = v.pipe(v.array(v.object({ prioritizationFee: Lamports })), v.maxLength(slotsMax))

/**
 * What three of four of the latest blocks took for a compute unit from transactions that write to these accounts, in millionths of a lamport;
 * 0 where nothing is asked beside, or the node does not say.
 */
export async function readUnitPrice(
  rpc: Rpc,
  id: CaipNetworkId,
  accounts: readonly string[],
): Promise<bigint> {
  const call = { method: 'getRecentPrioritizationFees', params: [accounts] }
  const read = v.safeParse(Answer, await rpc(id, call).catch(() => undefined))
  if (!read.success) return 0n
  const prices = read.output
    .map(({ prioritizationFee }) => prioritizationFee)
    .sort((one, other) => (one < other ? -1 : 1))
  return prices[Math.floor((prices.length * 3) / 4)] ?? 0n
}
