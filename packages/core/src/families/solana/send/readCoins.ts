import { FoyerError, type Network } from '@foyer/protocol'
import * as v from 'valibot'
import type { Rpc } from '../../../Rpc.js'
import { Lamports } from '../nodes/Lamports.js'

const Coins = v.object({ value: Lamports })

/** What an account has of SOL, in lamports. @throws `answer_invalid` */
export async function readCoins(
  rpc: Rpc,
  { from, network }: { from: string; network: Network },
): Promise<bigint> {
  const call = { method: 'getBalance', params: [from, { commitment: 'confirmed' }] }
  const read = v.safeParse(Coins, await rpc(network.caipNetworkId, call))
  if (!read.success) throw new FoyerError('answer_invalid')
  return read.output.value
}
