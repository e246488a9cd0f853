import * as v from 'valibot'
import type { SwapFeatures } from '../../../SwapFeatures.js'
import { Lamports } from '../nodes/Lamports.js'
import { readSignature } from '../signing/readSignature.js'

const Held = v.array(
  v.object({
    mint: v.string(),
    owner: v.string(),
    uiTokenAmount: v.object({ amount: v.pipe(v.string(), v.regex(/^\d{1,20}$/)) }),
  }),
)
const Coins = v.array(Lamports)
const Answer = v.object({
  meta: v.object({
    ...{ err: v.nullish(v.unknown()), fee: Lamports },
    ...{ preBalances: Coins, postBalances: Coins },
    ...{ preTokenBalances: v.nullish(Held), postTokenBalances: v.nullish(Held) },
  }),
  transaction: v.object({ message: v.object({ accountKeys: v.array(v.string()) }) }),
})

/** What the cluster wrote down of a transaction that the account paid for: what it had of an asset before and after; of SOL with the fee that it paid. */
export const readReceived: SwapFeatures['readReceived'] = async (
  rpc,
  { network, account, asset, hash },
) => {
  readSignature(hash)
  const options = {
    ...{ encoding: 'json', commitment: 'confirmed' },
    maxSupportedTransactionVersion: 0,
  }
  const call = { method: 'getTransaction', params: [hash, options] }
  const read = v.safeParse(Answer, await rpc(network.caipNetworkId, call))
  if (!read.success) return undefined
  const { meta, transaction } = read.output
  if (meta.err !== null && meta.err !== undefined) return undefined
  if (asset.address === undefined) {
    const [had, has] = [meta.preBalances[0], meta.postBalances[0]]
    const isPayer = transaction.message.accountKeys[0] === account
    return isPayer && had !== undefined && has !== undefined ? has - had + meta.fee : undefined
  }
  if (!meta.postTokenBalances) return undefined
  const held = (list: v.InferOutput<typeof Held>) =>
    list
      .filter((one) => one.mint === asset.address && one.owner === account)
      .reduce((sum, { uiTokenAmount }) => sum + BigInt(uiTokenAmount.amount), 0n)
  return held(meta.postTokenBalances) - held(meta.preTokenBalances ?? [])
}
