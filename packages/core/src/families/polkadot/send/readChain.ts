import { FoyerError, type Network } from '@foyer/protocol'
import * as v from 'valibot'
import type { Rpc } from '../../../Rpc.js'

const Hash = v.pipe(v.string(), v.regex(/^0x[\da-f]{64}$/i))
const Header = v.object({ number: v.pipe(v.string(), v.regex(/^0x[\da-f]{1,8}$/i)) })
const Block = v.object({ block: v.object({ extrinsics: v.array(v.string()) }) })
const Version = v.object({
  specVersion: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  transactionVersion: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})

/** What nodes of a chain say of its blocks, and of what it runs now. Each throws `answer_invalid`. */
export function readChain(rpc: Rpc, { caipNetworkId: id }: Network) {
  const query = async <schema extends v.GenericSchema>(
    shape: schema,
    method: string,
    params: readonly unknown[] = [],
  ): Promise<v.InferOutput<schema>> => {
    const read = v.safeParse(shape, await rpc(id, { method, params }))
    if (!read.success) throw new FoyerError('answer_invalid')
    return read.output
  }
  const hashOf = (height: number) => query(Hash, 'chain_getBlockHash', [height])
  return {
    hashOf,
    /** The last block that stays. */
    async finalized(): Promise<{ readonly hash: string; readonly height: number }> {
      const hash = await query(Hash, 'chain_getFinalizedHead')
      const { number } = await query(Header, 'chain_getHeader', [hash])
      return { hash, height: Number(number) }
    },
    async extrinsicsOf(hash: string): Promise<readonly string[]> {
      return (await query(Block, 'chain_getBlock', [hash])).block.extrinsics
    },
    storage: (place: string, at: string) =>
      rpc(id, { method: 'state_getStorage', params: [place, at] }),
    version: () => query(Version, 'state_getRuntimeVersion'),
    nonceOf: (address: string) =>
      query(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 'system_accountNextIndex', [
        address,
      ]),
  }
}
