import { type CaipNetworkId, FoyerError } from '@foyer/protocol'
import * as v from 'valibot'
import type { Rpc } from '../../../FamilyFeatures.js'
import { Lamports } from './Lamports.js'

/** What a network keeps for an account of this many bytes, in lamports. @throws `answer_invalid` */
export async function readRent(rpc: Rpc, id: CaipNetworkId, bytes: number): Promise<bigint> {
  const call = { method: 'getMinimumBalanceForRentExemption', params: [bytes] }
  const read = v.safeParse(Lamports, await rpc(id, call))
  if (!read.success) throw new FoyerError('answer_invalid')
  return read.output
}
