import {
  after,
  rpcLatencyWeight,
  rpcPingIntervalMs,
  rpcPingSamples,
  rpcStabilityWeight,
} from '@foyer/protocol'

type Sample = { readonly latencyMs: number; readonly success: 0 | 1 }

/** Without a request for as long as the samples reach back, the ranking rests. */
const idleAfterMs = rpcPingIntervalMs * rpcPingSamples

/**
 * Ranks URLs by how steadily and how fast they answer, weighed as viem weighs them, or keeps their order but for those that do not
 * answer now. Unlike viem's own ranking it starts with the first use, rests while there are no requests, and can be stopped.
 */
export function createRanking({
  count,
  keepsOrder = false,
  ping,
  onRank,
  now = Date.now,
}: createRanking.Parameters) {
  const samples: (readonly Sample[])[] = []
  let cancel = () => {}
  let running = false
  let stopped = false
  let usedAt = 0

  const measure = async (index: number): Promise<Sample> => {
    const startedAt = now()
    const success = await ping(index).then(
      () => 1 as const,
      () => 0 as const,
    )
    return { latencyMs: now() - startedAt, success }
  }

  const round = async () => {
    const sample = await Promise.all(Array.from({ length: count }, (_, index) => measure(index)))
    if (stopped) return
    samples.push(sample)
    if (samples.length > rpcPingSamples) samples.shift()
    onRank(keepsOrder ? failingLast(sample) : rank(samples, count))
    cancel = after(rpcPingIntervalMs, next)
  }

  const next = () => {
    running = now() - usedAt < idleAfterMs
    if (running) void round()
  }

  return {
    /** Says that the network is in use. */
    touch() {
      usedAt = now()
      if (running || stopped || count < 2) return
      running = true
      void round()
    },
    stop() {
      stopped = true
      cancel()
    },
  }
}

export declare namespace createRanking {
  type Parameters = {
    /** How many URLs there are to rank. With less than two, none is ever pinged. */
    count: number
    /** Whether only those that fail lose their place. Default: the best come first. */
    keepsOrder?: boolean
    /** Rejects when the URL at this place does not answer as it should. */
    ping(index: number): Promise<unknown>
    /** The places, best first. */
    onRank(ranks: readonly number[]): void
    now?: () => number
  }
}

function rank(samples: readonly (readonly Sample[])[], count: number) {
  const worstMs = Math.max(1, ...samples.flat().map(({ latencyMs }) => latencyMs))
  const score = (index: number) => {
    const own = samples.flatMap((sample) => sample[index] ?? [])
    const stability = mean(own.map(({ success }) => success))
    const latency = 1 - mean(own.map(({ latencyMs }) => latencyMs)) / worstMs
    return stability === 0 ? 0 : rpcStabilityWeight * stability + rpcLatencyWeight * latency
  }
  const scores = Array.from({ length: count }, (_, index) => ({ index, score: score(index) }))
  return scores.sort((a, b) => b.score - a.score).map(({ index }) => index)
}

function failingLast(sample: readonly Sample[]) {
  const places = sample.map(({ success }, index) => ({ success, index }))
  return places.sort((a, b) => b.success - a.success).map(({ index }) => index)
}

function mean(values: readonly number[]) {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
