import { rpcLagBlocks, rpcLagMs, rpcLatencyWeight, rpcStabilityWeight } from '@foyer/protocol'

/** How a node answered one ping. */
export type Sample = {
  /** When it was asked, and how long it took. */
  readonly at: number
  readonly ms: number
  /** The number of its newest block. `undefined` when it did not answer as it should. */
  readonly height: number | undefined
}

/**
 * The places of nodes, best first, by how steadily and how fast they answered. Those that tell of an older
 * chain than the others come last, however fast. Equally good ones stay in the order of the configuration.
 */
export function rank(rounds: readonly (readonly Sample[])[], count: number): readonly number[] {
  const all = rounds.flat()
  const worst = Math.max(1, ...all.map(({ ms }) => ms))
  const score = (node: number) => {
    const own = rounds.flatMap((round) => round[node] ?? [])
    if (isBehind(own, all)) return -1
    const stability = mean(own.map(({ height }) => (height === undefined ? 0 : 1)))
    const latency = 1 - mean(own.map(({ ms }) => ms)) / worst
    // One that fails at once is not fast.
    return stability === 0 ? 0 : rpcStabilityWeight * stability + rpcLatencyWeight * latency
  }
  return Array.from({ length: count }, (_, node) => ({ node, score: score(node) }))
    .sort((a, b) => b.score - a.score)
    .map(({ node }) => node)
}

/**
 * Whether a node's newest block is one that another had left behind a while before. Chains differ in how
 * fast they make blocks, so blocks alone say little; a while alone would blame nodes for a slow block.
 */
function isBehind(own: readonly Sample[], all: readonly Sample[]): boolean {
  const last = own.findLast(({ height }) => height !== undefined)
  if (last?.height === undefined) return false
  const before = all.filter(({ at }) => at <= last.at - rpcLagMs)
  return before.some(({ height }) => Number(height) > Number(last.height) + rpcLagBlocks)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
