import type { CaipNetworkId } from '@foyer/protocol'
import { base64 } from '@scure/base'
import type { Rpc } from '../../../FamilyFeatures.js'
import type { SolanaSendOptions } from '../types.js'
import { readRefusal } from './readRefusal.js'

/**
 * Sends a signed transaction to the network.
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
    await rpc(id, { method: 'sendTransaction', params: [base64.encode(bytes), sent] })
  } catch (error) {
    throw readRefusal(error) ?? error
  }
}
