import { expect, test } from 'vitest'
import { createExpirer, type ExpirerTarget, formatTarget, parseTarget } from './createExpirer.js'
import { createTestClock } from './testing/createTestClock.js'

test('what is over ends once, the soonest first', async () => {
  const clock = createTestClock()
  const ended: ExpirerTarget[] = []
  const expirer = createExpirer(clock, (target) => ended.push(target))
  expirer.set({ topic: 'late' }, clock.now() + 200)
  expirer.set({ id: 1 }, clock.now() + 100)
  expirer.set({ id: 2 }, clock.now() + 150)
  expirer.remove({ id: 2 })
  await clock.advance(99)
  expect(ended).toEqual([])
  await clock.advance(200)
  expect(ended).toEqual([{ id: 1 }, { topic: 'late' }])
  expect(clock.waiting()).toBe(0)
})

test('a deadline beyond what a timer can count comes in its time', async () => {
  const clock = createTestClock()
  const waits: number[] = []
  const after: typeof clock.after = (ms, run) => {
    waits.push(ms)
    return clock.after(ms, run)
  }
  const ended: ExpirerTarget[] = []
  const expirer = createExpirer({ now: clock.now, after }, (target) => ended.push(target))
  expirer.set({ topic: 'year' }, clock.now() + 31_536_000_000)
  await clock.advance(31_535_999_999)
  expect(ended).toEqual([])
  await clock.advance(1)
  expect(ended).toEqual([{ topic: 'year' }])
  expect(Math.max(...waits)).toBeLessThan(2 ** 31)
})

test('a deadline that passed without a timer ends at the next look', async () => {
  const clock = createTestClock()
  const ended: ExpirerTarget[] = []
  const expirer = createExpirer({ now: clock.now, after: () => () => {} }, (target) =>
    ended.push(target),
  )
  expirer.set({ id: 7 }, clock.now() + 100)
  await clock.advance(500)
  expirer.check()
  expect(ended).toEqual([{ id: 7 }])
})

test('a target is a topic or the id of a message', () => {
  expect(parseTarget(formatTarget({ topic: 'a:b' }))).toEqual({ topic: 'a:b' })
  expect(parseTarget(formatTarget({ id: 1_700_000_000_000_123 }))).toEqual({
    id: 1_700_000_000_000_123,
  })
  const given = (target: unknown) => () => formatTarget(target as ExpirerTarget)
  expect(given({ topic: 1 })).toThrow('Value must be "string" for expirer target type: topic')
  expect(given({ id: '1' })).toThrow('Value must be "number" for expirer target type: id')
  expect(given({ other: '1' })).toThrow('Unknown expirer target type')
  expect(() => parseTarget('id:x')).toThrow('Value must be "number" for expirer target type: id')
  expect(() => parseTarget('sum:1')).toThrow('Unknown expirer target type')
})
