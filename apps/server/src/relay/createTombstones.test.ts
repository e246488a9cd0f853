import { expect, test } from 'vitest'
import { createTombstones } from './createTombstones.js'

const message = (nth: number, expiresAt = 1_000) => ({
  ...{ topic: 'topic', hash: `${nth}`, expiresAt, publishedAt: 0 },
  ...{ publisher: '', project: '', source: '', bytes: 1 },
})

test('remembers what was read last, however much was read, and no more than it may', () => {
  const read = createTombstones(() => 0)
  for (let nth = 0; nth < 260_000; nth += 1) read.add(message(nth))
  const known = (from: number, until: number) =>
    Array.from({ length: until - from }, (_, nth) => read.has(message(from + nth)))
  expect(known(210_000, 260_000)).not.toContain(false)
  expect(known(0, 150_000)).not.toContain(true)
})

test('knows a message by its topic too, until its time is up', () => {
  let time = 0
  const read = createTombstones(() => time)
  read.add(message(1))
  expect(read.has(message(1))).toBe(true)
  expect(read.has({ ...message(1), topic: 'other' })).toBe(false)
  time = 1_000
  expect(read.has(message(1))).toBe(false)
  read.forget()
  time = 0
  expect(read.has(message(1))).toBe(false)
})
