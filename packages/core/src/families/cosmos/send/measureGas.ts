import { divideUp, FoyerError, type Network } from '@foyer/protocol'
import { base64 } from '@scure/base'
import * as v from 'valibot'
import type { Rpc } from '../../../Rpc.js'
import type { CosmosPayment } from '../types.js'
import { readAccount } from './readAccount.js'
import { writePayment, writeRaw } from './writePayment.js'

const Simulated = v.object({
  gas_info: v.object({
    gas_used: v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/),
      v.transform((digits) => BigInt(digits)),
    ),
  }),
})
/** What is used varies with who else is in the block. */
const marginPercent = 40n

/**
 * The gas for a payment, by playing it through on the network, with some more.
 *
 * @throws `estimate_failed` where the network would not take it; what `readAccount` throws
 */
export async function measureGas(
  rpc: Rpc,
  { from, network, payment }: { from: string; network: Network; payment: CosmosPayment },
): Promise<bigint> {
  const { publicKey, sequence } = await readAccount(rpc, { from, network })
  const denom = String(network.custom?.denom)
  const parts = writePayment(payment, { from, denom, publicKey, sequence })
  const body = { tx_bytes: base64.encode(writeRaw(parts, new Uint8Array())) }
  const call = { method: '/cosmos/tx/v1beta1/simulate', params: [JSON.stringify(body)] }
  const answer = await rpc(network.caipNetworkId, call).catch((cause: unknown) => {
    throw new FoyerError('estimate_failed', { cause })
  })
  const read = v.safeParse(Simulated, answer)
  if (!read.success) throw new FoyerError('estimate_failed')
  const { gas_used: used } = read.output.gas_info
  return used + divideUp(used * marginPercent, 100n)
}
