import { FoyerError, type Network } from '@foyer/protocol'
import * as v from 'valibot'
import type { Rpc } from '../../FamilyFeatures.js'
import { Satoshi } from './Satoshi.js'

const Sums = v.object({ funded_txo_sum: Satoshi, spent_txo_sum: Satoshi })
const Address = v.object({ chain_stats: Sums, mempool_stats: Sums })

/** What an address holds, in satoshi, with what waits for a block. @throws `answer_invalid` */
export async function getBalance(
  rpc: Rpc,
  { address, network }: { address: string; network: Network },
): Promise<bigint> {
  const call = { method: `/address/${encodeURIComponent(address)}` }
  const read = v.safeParse(Address, await rpc(network.caipNetworkId, call))
  if (!read.success) throw new FoyerError('answer_invalid')
  const { chain_stats: chain, mempool_stats: waiting } = read.output
  const held = chain.funded_txo_sum + waiting.funded_txo_sum
  const spent = chain.spent_txo_sum + waiting.spent_txo_sum
  if (spent > held) throw new FoyerError('answer_invalid')
  return held - spent
}
