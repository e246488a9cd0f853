import { FoyerError, type Network } from '@foyer/protocol'
import * as v from 'valibot'
import type { Rpc } from '../../FamilyFeatures.js'
import { createTrust } from './createTrust.js'
import { Satoshi } from './Satoshi.js'

/** More than a transaction that nodes pass on has inputs. */
const utxosMax = 2_000

const Utxos = v.array(
  v.object({
    txid: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    vout: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    value: Satoshi,
    status: v.object({ confirmed: v.boolean() }),
  }),
)

export type Utxo = v.InferOutput<typeof Utxos>[number]

/**
 * The outputs that an address may spend, by a source of Esplora's shape, the confirmed ones first, and those that wait for a block: what another sender sent may be
 * replaced until then, and a payment with it would vanish. The account's own change does not wait.
 *
 * @throws `answer_invalid`
 */
export async function readUtxos(
  rpc: Rpc,
  { address, network }: { address: string; network: Network },
): Promise<readUtxos.Utxos> {
  const call = { method: `/address/${encodeURIComponent(address)}/utxo` }
  const answer = await rpc(network.caipNetworkId, call)
  const read = v.safeParse(Utxos, Array.isArray(answer) ? answer.slice(0, utxosMax) : answer)
  if (!read.success) throw new FoyerError('answer_invalid')
  const isTrusted = createTrust(rpc, { address, network })
  const open = read.output.filter(({ status }) => !status.confirmed)
  const trusted = await Promise.all(open.map(({ txid }) => isTrusted(txid)))
  return {
    settled: [
      ...read.output.filter(({ status }) => status.confirmed),
      ...open.filter((_, at) => trusted[at]),
    ],
    waiting: open.filter((_, at) => !trusted[at]),
  }
}

export declare namespace readUtxos {
  type Utxos = { readonly settled: readonly Utxo[]; readonly waiting: readonly Utxo[] }
}
