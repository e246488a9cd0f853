import { FoyerError, type Network } from '@foyer/protocol'
import * as v from 'valibot'
import type { Rpc } from '../../../Rpc.js'

const Latest = v.object({
  block: v.object({
    header: v.object({ height: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) }),
  }),
})

/** The height of the network's latest block. @throws `answer_invalid` */
export async function readHeight(rpc: Rpc, { caipNetworkId }: Network): Promise<bigint> {
  const method = '/cosmos/base/tendermint/v1beta1/blocks/latest'
  const read = v.safeParse(Latest, await rpc(caipNetworkId, { method }))
  if (!read.success) throw new FoyerError('answer_invalid')
  return BigInt(read.output.block.header.height)
}
