import { readHex } from '@foyer/protocol/signed'
import { blake2b } from '@noble/hashes/blake2'
import { hex } from '@scure/base'
import type { SendFeatures, SentFate } from '../../../SendFeatures.js'
import { readOutcome } from '../runtime/readOutcome.js'
import { runtimeOf } from '../runtime/runtimeOf.js'
import { readChain } from './readChain.js'

/** `System` and `Events`: where a block's events stand. */
const eventsPlace = '0x26aa394eea5630e07c48ae0c9558cef780d41e5e16056765bc8461851072c9d7'
const bytesMax = 2 ** 21
/** So many blocks are read at one look: more than come between two. */
const blocksMax = 24

/**
 * Looks for a payment in the blocks that stay, from the last one that was looked at. A chain keeps no list of what it took, and a node drops what it waits for
 * without a word; `does` names the block after which it cannot come any more.
 */
export const followPayment: NonNullable<SendFeatures['follow']> = async (
  rpc,
  { network, hash, mark, does },
) => {
  const chain = readChain(rpc, network)
  const last = await chain.finalized()
  // It is in none of the blocks before it was sent.
  if (mark === undefined) return { is: 'noted', mark: last.height }
  const end = Math.min(last.height, mark + blocksMax)
  for (let height = mark; height <= end; height += 1) {
    const block = await chain.hashOf(height)
    const index = (await chain.extrinsicsOf(block)).findIndex((one) => hashOf(one) === hash)
    if (index >= 0) return readFate({ block, index })
  }
  const endsAt = Number(does?.split(' ').at(-1))
  if (end > endsAt) return { is: 'expired' }
  return end > mark ? { is: 'noted', mark: end } : { is: 'waiting' }

  async function readFate(place: { block: string; index: number }): Promise<SentFate> {
    const events = readHex(await chain.storage(eventsPlace, place.block), bytesMax)
    const { metadata } = await runtimeOf(rpc, network, chain.version)
    const outcome = events && readOutcome(metadata, { events, index: place.index })
    if (!outcome) return { is: 'waiting' }
    return outcome.isDone ? { is: 'final' } : { is: 'failed', reason: outcome.reason }
  }
}

function hashOf(extrinsic: string): string | undefined {
  const bytes = readHex(extrinsic, bytesMax)
  return bytes && `0x${hex.encode(blake2b(bytes, { dkLen: 32 }))}`
}
