import { type CaipNetworkId, FoyerError } from '@foyer/protocol'
import * as v from 'valibot'
import type { Rpc } from '../../../FamilyFeatures.js'
import { Lamports } from './Lamports.js'

const Answer = v.object({ epoch: Lamports })

/** The network's epoch, by which tokens change their fees. @throws `answer_invalid` */
export async function readEpoch(rpc: Rpc, id: CaipNetworkId): Promise<bigint> {
  const call = { method: 'getEpochInfo', params: [{ commitment: 'confirmed' }] }
  const read = v.safeParse(Answer, await rpc(id, call))
  if (!read.success) throw new FoyerError('answer_invalid')
  return read.output.epoch
}
