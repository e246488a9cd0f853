import type { CaipNetworkId } from '@foyer/protocol'
import * as v from 'valibot'
import type { Rpc } from '../../../FamilyFeatures.js'
import { Lamports } from './Lamports.js'

/** The height of the chain; `undefined` where the node does not say. Never rejects. */
export async function readHeight(rpc: Rpc, id: CaipNetworkId): Promise<bigint | undefined> {
  const call = { method: 'getBlockHeight', params: [{ commitment: 'confirmed' }] }
  const read = v.safeParse(Lamports, await rpc(id, call).catch(() => undefined))
  return read.success ? read.output : undefined
}
