import { type CaipNetworkId, FoyerError } from '@foyer/protocol'
import * as v from 'valibot'
import type { Rpc } from '../../../FamilyFeatures.js'
import { readKey } from '../wire/readKey.js'
import { Lamports } from './Lamports.js'

const Latest = v.object({
  value: v.object({
    blockhash: v.pipe(
      v.string(),
      v.check((hash) => readKey(hash) !== undefined),
    ),
    lastValidBlockHeight: Lamports,
  }),
})

/** What a new transaction is good for: the hash it names, and the height from which on no block takes it. @throws `answer_invalid` */
export async function readLatest(rpc: Rpc, id: CaipNetworkId) {
  const call = { method: 'getLatestBlockhash', params: [{ commitment: 'confirmed' }] }
  const read = v.safeParse(Latest, await rpc(id, call))
  if (!read.success) throw new FoyerError('answer_invalid')
  return read.output.value
}
