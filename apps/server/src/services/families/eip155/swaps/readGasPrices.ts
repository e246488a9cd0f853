import type { Chains } from '../../../chains/Chains.js'
import type { GasPrices } from '../../../swaps/SwapProvider.js'
import { quantity } from '../blockOf.js'

const blocks = 5
/** The tips of blocks that count, by how fast a transaction shall get in. */
const percentiles = [25, 50, 90]
/** A base fee rises by an eighth with a block at most: two and four blocks ahead for the faster ones. */
const baseTimes = [100n, 127n, 160n]

/** What gas costs now, by the last blocks of the network; by the node's own price on chains without a base fee. */
export async function readGasPrices(
  chains: Pick<Chains, 'request'>,
  networkId: string,
): Promise<GasPrices> {
  const params = [`0x${blocks.toString(16)}`, 'latest', percentiles]
  const history = Object(
    await chains.request(networkId, { method: 'eth_feeHistory', params }).catch(() => undefined),
  )
  const base = quantity(list(history.baseFeePerGas).at(-1))
  const rewards = list(history.reward).map(list)
  if (base === undefined || base === 0n) return await byNode(chains, networkId)
  const prices = percentiles.map((_, index) => {
    const tips = rewards.flatMap((block) => quantity(block[index]) ?? [])
    return (base * (baseTimes[index] ?? 100n)) / 100n + median(tips)
  })
  return toPrices(prices)
}

async function byNode(chains: Pick<Chains, 'request'>, networkId: string): Promise<GasPrices> {
  const price =
    quantity(await chains.request(networkId, { method: 'eth_gasPrice', params: [] })) ?? 0n
  return toPrices([100n, 115n, 130n].map((percent) => (price * percent) / 100n))
}

/** A faster one never costs less. */
function toPrices([standard = 0n, fast = 0n, instant = 0n]: readonly bigint[]): GasPrices {
  const faster = fast > standard ? fast : standard
  return { standard, fast: faster, instant: instant > faster ? instant : faster }
}

function median(values: readonly bigint[]): bigint {
  const sorted = [...values].sort((one, other) => (one < other ? -1 : 1))
  return sorted[Math.floor(sorted.length / 2)] ?? 0n
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
