import { expect, test } from 'vitest'
import { lazy } from './lazy.js'

test('loads nothing before the first call, and once for all calls', async () => {
  let loads = 0
  const load = lazy(async () => ({ number: ++loads }))
  expect([loads, load.started]).toEqual([0, undefined])
  const [one, other] = await Promise.all([load(), load()])
  expect(other).toBe(one)
  expect(await load()).toBe(one)
  expect(await load.started).toBe(one)
  expect(loads).toBe(1)
})

test('tries again after a failed load, which every call of that time sees', async () => {
  let loads = 0
  const load = lazy(async () => {
    loads += 1
    if (loads === 1) throw new Error('offline')
    return loads
  })
  await expect(Promise.allSettled([load(), load()])).resolves.toMatchObject([
    { reason: { message: 'offline' } },
    { reason: { message: 'offline' } },
  ])
  expect(load.started).toBeUndefined()
  await expect(load()).resolves.toBe(2)
  expect(loads).toBe(2)
})
