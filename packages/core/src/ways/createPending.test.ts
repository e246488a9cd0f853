import { toNetwork } from '@foyer/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testNetwork } from '../testing/createTestClient.js'
import { createPending } from './createPending.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Watches over a network that has the receipts of these hashes only. */
function watch() {
  const mined = new Set<string>()
  const counts: number[] = []
  let looks = 0
  const isMined = async ({ hash }: { hash: string }) => {
    looks += 1
    return mined.has(hash)
  }
  const pending = createPending({ isMined, report: (count) => void counts.push(count) })
  return {
    ...pending,
    mined,
    counts,
    looks: () => looks,
    send: (hash: string) => pending.add({ hash, network: toNetwork(testNetwork(1)) }),
  }
}

test('transactions are counted until they are in a block', async () => {
  const { send, mined, counts } = watch()
  send('0x1')
  send('0x2')
  mined.add('0x1')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(counts).toEqual([1, 2, 1])
  mined.add('0x2')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(counts.at(-1)).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('after 99 looks a transaction is not watched any more', async () => {
  const { send, counts, looks } = watch()
  send('0x1')
  await vi.advanceTimersByTimeAsync(30_000 * 200)
  expect(looks()).toBe(99)
  expect(counts).toEqual([1, 0])
  expect(vi.getTimerCount()).toBe(0)
})

test('no more than 99 are watched at once', () => {
  const { send, counts, destroy } = watch()
  for (let index = 0; index < 150; index++) send(`0x${index}`)
  expect(counts).toHaveLength(99)
  destroy()
})

test('a pause leaves no timer, and afterwards the looking goes on', async () => {
  const { send, pause, resume, looks, destroy } = watch()
  send('0x1')
  pause()
  await vi.advanceTimersByTimeAsync(120_000)
  expect([looks(), vi.getTimerCount()]).toEqual([0, 0])
  resume()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(looks()).toBe(1)
  destroy()
  expect(vi.getTimerCount()).toBe(0)
})
