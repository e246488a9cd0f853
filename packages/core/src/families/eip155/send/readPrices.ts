import type { CaipNetworkId } from '@foyer/protocol'
import type { Rpc } from '../../../Rpc.js'
import type { FeeSpeed } from '../../../SendFeatures.js'
import { isRecord } from '../features/isRecord.js'
import { readQuantity } from '../features/readQuantity.js'

/** What one unit of gas costs at most, in the words of a transaction. */
export type GasPrice =
  | { readonly gasPrice: bigint }
  | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }

export type GasPrices = { readonly [speed in FeeSpeed]: GasPrice }

const blocks = '0x5'
/** Which of those in the last blocks is offered, by the tips that they gave. */
const percentiles = { slow: 10, normal: 50, fast: 90 } as const
const speeds = ['slow', 'normal', 'fast'] as const

/**
 * What to offer for gas, by what blocks took lately (EIP-1559): twice the fee that the network burns now, so that it may rise for several blocks, and
 * the tip. A network without that fee has one price.
 *
 * @throws `answer_invalid`
 */
export async function readPrices(rpc: Rpc, id: CaipNetworkId): Promise<GasPrices> {
  const [history, tip] = await Promise.all([
    rpc(id, {
      method: 'eth_feeHistory',
      params: [blocks, 'latest', speeds.map((speed) => percentiles[speed])],
    }).catch(() => undefined),
    // An empty network says nothing of tips; its node has one that it takes.
    readTip(rpc, id),
  ])
  const base = isRecord(history) && lastOf(history.baseFeePerGas)
  if (!isRecord(history) || !base) {
    const gasPrice = readQuantity(await rpc(id, { method: 'eth_gasPrice' }))
    return { slow: { gasPrice }, normal: { gasPrice }, fast: { gasPrice } }
  }
  const given = tipsOf(history.reward)
  const least = given[1] > 0n ? 0n : tip
  const [slow, normal, fast] = given.map((one) => {
    const maxPriorityFeePerGas = largest(one, least)
    return { maxFeePerGas: 2n * base + maxPriorityFeePerGas, maxPriorityFeePerGas }
  }) as [GasPrice, GasPrice, GasPrice]
  return { slow, normal, fast }
}

/** The most that a unit of gas may cost. */
export function mostOf(price: GasPrice): bigint {
  return 'gasPrice' in price ? price.gasPrice : price.maxFeePerGas
}

async function readTip(rpc: Rpc, id: CaipNetworkId): Promise<bigint> {
  return rpc(id, { method: 'eth_maxPriorityFeePerGas' }).then(readQuantity, () => 0n)
}

function lastOf(values: unknown): bigint | undefined {
  return Array.isArray(values) && values.length > 0 ? readQuantity(values.at(-1)) : undefined
}

/** The middle one of the blocks, of each percentile; a faster one is never below a slower one. */
function tipsOf(rewards: unknown): readonly [bigint, bigint, bigint] {
  // Some nodes know fewer percentiles than they are asked for, or none of an empty block: such a row says nothing.
  const isWhole = (row: unknown): row is readonly string[] =>
    Array.isArray(row) && speeds.every((_, at) => /^0x[\da-f]{1,64}$/i.test(String(row[at])))
  const rows = Array.isArray(rewards) ? rewards.filter(isWhole) : []
  const middle = (at: number) => {
    const column = rows.map((row) => readQuantity(row[at])).sort((a, b) => (a < b ? -1 : 1))
    return column[Math.floor(column.length / 2)] ?? 0n
  }
  const slow = middle(0)
  const normal = largest(slow, middle(1))
  return [slow, normal, largest(normal, middle(2))]
}

function largest(one: bigint, other: bigint): bigint {
  return one > other ? one : other
}
