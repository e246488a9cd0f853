import { type Network, unknownReason } from '@foyer/protocol'
import type { Rpc } from '../../../FamilyFeatures.js'
import { readReason } from './readReason.js'
import { toHex } from './toHex.js'

/** Why a mined transaction was reverted, by running it again where it was; 'unknown reason' otherwise. */
export async function getRevertReason(
  rpc: Rpc,
  { hash, network, blockNumber }: { hash: string; network: Network; blockNumber: bigint },
): Promise<string> {
  try {
    const read = (method: string, params: readonly unknown[]) =>
      rpc(network.caipNetworkId, { method, params })
    const sent = await read('eth_getTransactionByHash', [hash])
    const { from, to, input, value, gas } = sent as Record<string, unknown>
    const call = { from, data: input, value, gas, ...(typeof to === 'string' && { to }) }
    // After its own block first, then before it: another transaction may have changed what it met.
    for (const block of [blockNumber, blockNumber - 1n]) {
      const reason = await read('eth_call', [call, toHex(block)]).then(() => undefined, readReason)
      if (reason) return reason
    }
  } catch {}
  return unknownReason
}
