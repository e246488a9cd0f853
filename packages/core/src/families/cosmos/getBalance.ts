import { FoyerError, type Network } from '@foyer/protocol'
import * as v from 'valibot'
import type { Rpc } from '../../FamilyFeatures.js'

const Amount = v.object({
  balance: v.object({ denom: v.string(), amount: v.pipe(v.string(), v.regex(/^\d{1,78}$/)) }),
})

/**
 * What an account has of a network's coin, by the network's REST service.
 *
 * @throws `answer_invalid`, also where the network does not say what its coin is called (`custom.denom`); what `rpc` throws
 */
export async function getBalance(
  rpc: Rpc,
  { address, network }: { address: string; network: Network },
): Promise<bigint> {
  const denom = network.custom?.denom
  if (typeof denom !== 'string') throw new FoyerError('answer_invalid')
  const place = `/cosmos/bank/v1beta1/balances/${encodeURIComponent(address)}/by_denom`
  const method = `${place}?denom=${encodeURIComponent(denom)}`
  const read = v.safeParse(Amount, await rpc(network.caipNetworkId, { method }))
  if (!read.success || read.output.balance.denom !== denom) throw new FoyerError('answer_invalid')
  return BigInt(read.output.balance.amount)
}
