import * as v from 'valibot'
import type { Chains } from '../../../chains/Chains.js'
import { SwapError } from '../../../swaps/SwapError.js'
import { programs } from '../programs.js'
import type { JupiterInstruction } from './jupiter.js'

/** The most that a transaction may use. */
export const unitsMax = 1_400_000
/** The most that is offered for computing, in lamports: by a service's word alone no more is spent. */
const offerMax = 1_000_000n
const perLamport = 1_000_000n
const priceKind = 3

const Played = v.object({
  value: v.object({
    err: v.unknown(),
    unitsConsumed: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  }),
})

/** The price of a unit that a service proposes, cut so that the whole offer stays below a thousandth of a SOL. */
export function priceOf(instructions: readonly JupiterInstruction[], units: number): bigint {
  const most = (offerMax * perLamport) / BigInt(units)
  const prices = instructions.flatMap(({ programId, data }) => {
    const bytes = Buffer.from(data, 'base64')
    const isPrice =
      programId === programs.computeBudget && bytes.length === 9 && bytes[0] === priceKind
    return isPrice ? [bytes.readBigUInt64LE(1)] : []
  })
  const [price = 0n] = prices
  return price < most ? price : most
}

/**
 * The units that a transaction uses when a node plays it through, with a fifth more; all that it may where it cannot be played, as before the account has what it gives.
 *
 * @throws `SwapError` (`no_route`) when it fails and `isMeasured`
 */
export async function unitsOf(
  chains: Pick<Chains, 'request'>,
  { network, transaction, isMeasured }: unitsOf.Parameters,
): Promise<number> {
  const options = {
    ...{ encoding: 'base64', commitment: 'confirmed' },
    ...{ sigVerify: false, replaceRecentBlockhash: true },
  }
  const params = [transaction, options]
  const answer = await chains
    .request(network, { method: 'simulateTransaction', params })
    .catch((error: unknown) => {
      if (isMeasured) throw error
    })
  const played = v.safeParse(Played, answer)
  const { err, unitsConsumed } = played.success ? played.output.value : { err: true }
  if (err && isMeasured) throw new SwapError('no_route', { cause: new Error('Played, it fails') })
  if (err || !unitsConsumed) return unitsMax
  return Math.min(unitsMax, Math.ceil(unitsConsumed * 1.2))
}

export declare namespace unitsOf {
  type Parameters = {
    readonly network: string
    readonly transaction: string
    readonly isMeasured: boolean
  }
}
