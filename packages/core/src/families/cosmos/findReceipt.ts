import { FoyerError, type Network, readLine, unknownReason } from '@foyer/protocol'
import * as v from 'valibot'
import type { FoundReceipt, Rpc } from '../../FamilyFeatures.js'
import type { CosmosReceipt } from './types.js'

const reasonMax = 200

const Found = v.object({
  tx_response: v.object({
    txhash: v.string(),
    height: v.pipe(
      v.string(),
      v.regex(/^\d{1,15}$/),
      v.transform((digits) => BigInt(digits)),
    ),
    code: v.optional(v.number(), 0),
    raw_log: v.optional(v.string(), ''),
  }),
})

/**
 * The receipt of a transaction, once it is in a block, which is final on these networks. Whether one that is in none may still come is known by its
 * height (`expiry`).
 *
 * @throws `answer_invalid`, at once, for what is no hash
 */
export function findReceipt(
  rpc: Rpc,
  { hash, network, expiry }: { hash: string; network: Network; expiry?: bigint | undefined },
): Promise<FoundReceipt<CosmosReceipt> | undefined> {
  if (!/^[\da-f]{64}$/i.test(hash)) throw new FoyerError('answer_invalid')
  const look = async (): Promise<FoundReceipt<CosmosReceipt> | undefined> => {
    const method = `/cosmos/tx/v1beta1/txs/${hash}`
    // A service says by an error that it knows none.
    const answer = await rpc(network.caipNetworkId, { method }).catch(() => undefined)
    const read = v.safeParse(Found, answer)
    if (!read.success || read.output.tx_response.height === 0n) return undefined
    const { txhash, height: blockNumber, code, raw_log: log } = read.output.tx_response
    if (txhash.toUpperCase() !== hash.toUpperCase()) return undefined
    if (code === 0) return { receipt: { hash, blockNumber, status: 'success' } }
    return { reasonOf: async () => readLine(log, reasonMax) || unknownReason }
  }
  const find = async () => {
    const found = await look()
    if (found || expiry === undefined) return found
    const { readHeight } = await import('./send/readHeight.js')
    if ((await readHeight(rpc, network)) <= expiry) return undefined
    // It may have come between the two looks.
    return (await look()) ?? ({ isExpired: true } as const)
  }
  return find()
}
