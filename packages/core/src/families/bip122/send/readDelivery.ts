import * as v from 'valibot'
import type { SendFeatures } from '../../../SendFeatures.js'
import { readId } from '../readId.js'
import { Satoshi } from '../Satoshi.js'

const Output = v.object({ scriptpubkey_address: v.nullish(v.string()), value: Satoshi })
const Answer = v.object({
  status: v.object({ confirmed: v.boolean() }),
  vin: v.array(v.object({ prevout: v.nullish(Output) })),
  vout: v.array(Output),
})

/** What a transaction brought an account, by its outputs, less what it spent of the account's. */
export const readDelivery: NonNullable<SendFeatures['readDelivery']> = async (
  rpc,
  { network, account, hash },
) => {
  const call = { method: `/tx/${readId(hash)}` }
  // A source of Esplora's shape answers with an error where it knows none.
  const read = v.safeParse(Answer, await rpc(network.caipNetworkId, call).catch(() => undefined))
  if (!read.success) return { is: 'absent' }
  const { status, vin, vout } = read.output
  // Until then another one may take its place.
  if (!status.confirmed) return { is: 'waiting' }
  const sum = (outputs: readonly (v.InferOutput<typeof Output> | null | undefined)[]) =>
    outputs.reduce(
      (all, output) => all + (output?.scriptpubkey_address === account ? output.value : 0n),
      0n,
    )
  return { is: 'there', amount: sum(vout) - sum(vin.map(({ prevout }) => prevout)) }
}
