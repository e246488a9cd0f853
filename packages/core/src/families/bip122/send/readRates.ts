import { FoyerError, type Network } from '@foyer/protocol'
import * as v from 'valibot'
import type { Rpc } from '../../../Rpc.js'
import type { FeeSpeed } from '../../../SendFeatures.js'

/** In satoshi for a byte, by in how many blocks. */
const Estimates = v.record(v.string(), v.pipe(v.number(), v.minValue(0), v.maxValue(5_000)))
/** In how many blocks a payment is to be in one, the best estimate first. */
const blocks = {
  slow: [12, 10, 8, 6, 5, 4, 3, 2, 1],
  normal: [6, 5, 4, 3, 2, 1],
  fast: [1, 2, 3, 4, 5, 6],
} as const
/** Where the source estimates none, as on a network without traffic: what nodes ask at least. */
const leastRate = 1n

/** What a byte costs, in satoshi, by how soon the payment is to be in a block. @throws `answer_invalid` */
export async function readRates(
  rpc: Rpc,
  { caipNetworkId }: Network,
): Promise<{ readonly [speed in FeeSpeed]: bigint }> {
  const read = v.safeParse(Estimates, await rpc(caipNetworkId, { method: '/fee-estimates' }))
  if (!read.success) throw new FoyerError('answer_invalid')
  const rateOf = (speed: FeeSpeed) => {
    const rate = blocks[speed].map((name) => read.output[name]).find((one) => one !== undefined)
    return rate === undefined || rate < 1 ? leastRate : BigInt(Math.ceil(rate))
  }
  return { slow: rateOf('slow'), normal: rateOf('normal'), fast: rateOf('fast') }
}
