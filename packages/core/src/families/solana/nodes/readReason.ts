import type { CaipNetworkId } from '@foyer/protocol'
import * as v from 'valibot'
import type { Rpc } from '../../../FamilyFeatures.js'
import { describeFailure } from './describeFailure.js'
import { Logs } from './Logs.js'

const Answer = v.object({ meta: v.object({ logMessages: Logs }) })

/** Why a transaction failed that is in a block: by what its programs logged, where the node kept that. Never rejects. */
export async function readReason(
  rpc: Rpc,
  { id, hash, error }: { id: CaipNetworkId; hash: string; error: unknown },
): Promise<string> {
  const options = {
    ...{ encoding: 'base64', commitment: 'confirmed' },
    maxSupportedTransactionVersion: 0,
  }
  const call = { method: 'getTransaction', params: [hash, options] }
  const read = v.safeParse(Answer, await rpc(id, call).catch(() => undefined))
  return describeFailure(error, read.success ? read.output.meta.logMessages : [])
}
