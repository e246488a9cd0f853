import * as v from 'valibot'
import type { SendFeatures } from '../../../SendFeatures.js'
import { readSignature } from '../signing/readSignature.js'

const Coins = v.array(v.pipe(v.number(), v.minValue(0)))
const Held = v.array(
  v.object({
    mint: v.string(),
    owner: v.string(),
    uiTokenAmount: v.object({ amount: v.pipe(v.string(), v.regex(/^\d{1,20}$/)) }),
  }),
)
const Keys = v.array(v.string())
const Answer = v.object({
  meta: v.object({
    err: v.nullish(v.unknown()),
    ...{ preBalances: Coins, postBalances: Coins },
    ...{ preTokenBalances: v.nullish(Held), postTokenBalances: v.nullish(Held) },
    loadedAddresses: v.nullish(v.object({ writable: Keys, readonly: Keys })),
  }),
  transaction: v.object({ message: v.object({ accountKeys: Keys }) }),
})

/** What a transaction brought an account, by what the cluster wrote down before and after it. */
export const readDelivery: NonNullable<SendFeatures['readDelivery']> = async (
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
  if (!read.success) return { is: 'absent' }
  const { meta, transaction } = read.output
  if (meta.err !== null && meta.err !== undefined) return { is: 'there', amount: 0n }
  const { preTokenBalances, postTokenBalances, loadedAddresses } = meta
  const { address: mint } = asset
  const held = (list: v.InferOutput<typeof Held> | null | undefined) =>
    (list ?? [])
      .filter((one) => one.mint === mint && one.owner === account)
      .reduce((sum, { uiTokenAmount }) => sum + BigInt(uiTokenAmount.amount), 0n)
  if (mint !== undefined)
    return { is: 'there', amount: held(postTokenBalances) - held(preTokenBalances) }
  const { writable = [], readonly = [] } = loadedAddresses ?? {}
  const index = [...transaction.message.accountKeys, ...writable, ...readonly].indexOf(account)
  const [had, has] = [meta.preBalances[index] ?? 0, meta.postBalances[index] ?? 0]
  // Beyond what a number holds exactly a part is lost: sums of coins that no purchase has.
  return { is: 'there', amount: BigInt(Math.trunc(has)) - BigInt(Math.trunc(had)) }
}
