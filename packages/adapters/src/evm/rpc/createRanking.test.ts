import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRanking } from './createRanking.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Places that take this long to answer; a negative time is a failure after it. */
function ranking(timesMs: readonly number[], keepsOrder = false) {
  const pings: number[] = []
  let ranks: readonly number[] = []
  const made = createRanking({
    count: timesMs.length,
    keepsOrder,
    ping: (index) => {
      pings.push(index)
      const timeMs = timesMs[index] ?? 0
      return new Promise((resolve, reject) => {
        setTimeout(timeMs < 0 ? reject : resolve, Math.abs(timeMs))
      })
    },
    onRank: (next) => {
      ranks = next
    },
  })
  return { ...made, pings, ranks: () => ranks }
}

test('nothing is asked before the first use', async () => {
  const { pings } = ranking([10, 20])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(pings).toEqual([])
})

test('a single URL is never asked', async () => {
  const { touch, pings } = ranking([10])
  touch()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(pings).toEqual([])
})

test('the faster goes before the slower, and the failing comes last', async () => {
  const { touch, ranks, stop } = ranking([-10, 200, 20])
  touch()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ranks()).toEqual([2, 1, 0])
  stop()
})

test('a URL that fails weighs more than one that is slow', async () => {
  const timesMs = [10, 900]
  const { touch, ranks, stop } = ranking(timesMs)
  touch()
  timesMs[0] = -10
  await vi.advanceTimersByTimeAsync(30_000)
  expect(ranks()).toEqual([1, 0])
  stop()
})

test('where the order holds, only who fails loses its place, until it answers again', async () => {
  const timesMs = [900, -10, 20, 10]
  const { touch, ranks, stop } = ranking(timesMs, true)
  touch()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ranks()).toEqual([0, 2, 3, 1])
  timesMs[1] = 10
  timesMs[0] = -10
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ranks()).toEqual([1, 2, 3, 0])
  timesMs[0] = 900
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ranks()).toEqual([0, 1, 2, 3])
  stop()
})

test('it asks every four seconds while in use, rests when idle, and goes on with the next use', async () => {
  const { touch, pings, stop } = ranking([0, 0])
  touch()
  await vi.advanceTimersByTimeAsync(8_010)
  expect(pings).toHaveLength(6)
  await vi.advanceTimersByTimeAsync(600_000)
  const rested = pings.length
  expect(rested).toBeLessThanOrEqual(22)
  touch()
  await vi.advanceTimersByTimeAsync(1)
  expect(pings).toHaveLength(rested + 2)
  stop()
})

test('after the end nothing is asked and no timer is left', async () => {
  const { touch, pings, stop } = ranking([0, 0])
  touch()
  await vi.advanceTimersByTimeAsync(1)
  stop()
  touch()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(pings).toHaveLength(2)
  expect(vi.getTimerCount()).toBe(0)
})
