import { FoyerError, type Network } from '@foyer/protocol'
import * as v from 'valibot'
import type { Rpc } from '../../../Rpc.js'
import { getBalance } from '../getBalance.js'

const Amount = v.object({
  balance: v.object({ denom: v.string(), amount: v.pipe(v.string(), v.regex(/^\d{1,78}$/)) }),
})

/**
 * What an account can send of a network's coin: what it has, less what is held back until later. A service that is older than this question says what it
 * has, and refuses more than can be sent.
 *
 * @throws `answer_invalid`
 */
export async function readSpendable(
  rpc: Rpc,
  { from, network }: { from: string; network: Network },
): Promise<bigint> {
  const denom = String(network.custom?.denom)
  const place = `/cosmos/bank/v1beta1/spendable_balances/${encodeURIComponent(from)}/by_denom`
  const method = `${place}?denom=${encodeURIComponent(denom)}`
  const held = getBalance(rpc, { address: from, network })
  const answer = await rpc(network.caipNetworkId, { method }).catch(() => undefined)
  if (answer === undefined) return held
  const read = v.safeParse(Amount, answer)
  if (!read.success || read.output.balance.denom !== denom) throw new FoyerError('answer_invalid')
  const spendable = BigInt(read.output.balance.amount)
  const most = await held
  return spendable < most ? spendable : most
}
