import { type CaipNetworkId, causes } from '@foyer/protocol'
import { base64 } from '@scure/base'
import type { Rpc } from '../../../FamilyFeatures.js'
import { handOver } from '../../handOver.js'
import type { SolanaSendOptions } from '../types.js'
import { readRefusal } from './readRefusal.js'

/** Of a node that has it in a block. */
const known = /already been processed/i

/**
 * Sends a signed transaction to the network. Where the answer is lost it may be there: its id is the first signature.
 *
 * @throws `transaction_reverted` with the reason where the node refuses it because it would fail; `wallet_failed` with its words for another
 *   reason
 */
export async function submit(
  rpc: Rpc,
  id: CaipNetworkId,
  { bytes, options = {} }: { bytes: Uint8Array; options?: SolanaSendOptions | undefined },
): Promise<void> {
  const sent = { preflightCommitment: 'confirmed', ...options, encoding: 'base64' }
  try {
    const call = { method: 'sendTransaction', params: [base64.encode(bytes), sent] }
    await handOver(rpc, { id, call, known })
  } catch (error) {
    if (causes(error).some(({ data }) => Object(data).err === 'AlreadyProcessed')) return
    throw readRefusal(error) ?? error
  }
}
