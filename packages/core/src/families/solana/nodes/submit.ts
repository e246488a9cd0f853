import { type CaipNetworkId, FoyerError } from '@foyer/protocol'
import { base64 } from '@scure/base'
import * as v from 'valibot'
import type { Rpc } from '../../../FamilyFeatures.js'
import type { SolanaSendOptions } from '../types.js'
import { describeFailure } from './describeFailure.js'
import { Logs } from './Logs.js'

const Refusal = v.object({ data: v.object({ err: v.unknown(), logs: Logs }) })

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
    const refusal = v.safeParse(Refusal, error)
    if (!refusal.success) throw error
    const { err, logs } = refusal.output.data
    throw new FoyerError('transaction_reverted', {
      data: { reason: describeFailure(err, logs) },
      cause: error,
    })
  }
}
