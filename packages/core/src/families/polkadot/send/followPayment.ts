import { readHex } from '@foyer/protocol/signed'
import { blake2b } from '@noble/hashes/blake2'
import { hex } from '@scure/base'
import type { SendFeatures, SentFate } from '../../../SendFeatures.js'
import { readOutcome } from '../runtime/readOutcome.js'
import { runtimeOf } from '../runtime/runtimeOf.js'
import { blockWindow } from './blockWindow.js'
import { readChain } from './readChain.js'

/** `System` and `Events`: where a block's events stand. */
const eventsPlace = '0x26aa394eea5630e07c48ae0c9558cef780d41e5e16056765bc8461851072c9d7'
const bytesMax = 2 ** 21
/** So many blocks are read at one look: more than come between two. */
const blocksMax = 24

/**
 * Looks for a payment in the blocks that stay, from the last one that was looked at, at first from the one by which it was reviewed: it may be in a block long
 * before the first look. A chain keeps no list of what it took, and a node drops what it waits for without a word; `does` names the block after which it
 * cannot come any more.
 */
export const followPayment: NonNullable<SendFeatures['follow']> = async (
  rpc,
  { network, hash, mark, does },
) => {
  const chain = readChain(rpc, network)
  const last = await chain.finalized()
  const window = blockWindow.read(does)
  // Of what was not reviewed here, when it was sent is not known.
  const start = mark ?? window?.first ?? Math.max(0, last.height - blocksMax)
  const end = Math.min(last.height, start + blocksMax)
  for (let height = start; height <= end; height += 1) {
    const block = await chain.hashOf(height)
    const index = (await chain.extrinsicsOf(block)).findIndex((one) => hashOf(one) === hash)
    if (index >= 0) return readFate({ block, index })
  }
  if (window && end > window.last) return { is: 'expired' }
  return end > start || mark === undefined ? { is: 'noted', mark: end } : { is: 'waiting' }

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
