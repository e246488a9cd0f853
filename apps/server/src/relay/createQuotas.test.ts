import { expect, test } from 'vitest'
import { createMemoryLimiter } from '../limits/createMemoryLimiter.js'
import { createQuotas } from './createQuotas.js'

const quotas = (callsPerMinute: number) =>
  new Map([
    ['client a', { callsPerMinute, bytesPerMinute: 0, sockets: 0 }],
    ['project p', { callsPerMinute: 0, bytesPerMinute: 0, sockets: 0 }],
  ])

function open(relay: ReturnType<typeof createQuotas>, callsPerMinute: number) {
  const allowance = relay.open(quotas(callsPerMinute))
  if (!allowance) throw new Error('Refused')
  return allowance
}

test('counts the calls of a minute over processes that tell each other', async () => {
  let time = 0
  const shared = createMemoryLimiter()
  const [one, other] = [1, 2].map(() => createQuotas(() => time, shared))
  if (!one || !other) throw new Error('None')
  const [here, there] = [open(one, 10), open(other, 10)]
  expect(here.take(6, 0)).toBe(true)
  await one.share()
  expect(there.take(1, 0)).toBe(true)
  await other.share()
  // 7 there, 2 here.
  expect(there.take(1, 0)).toBe(true)
  expect(there.take(1, 0)).toBe(false)
  // What was told once is not told again.
  await Promise.all([one.share(), one.share()])
  expect(here.take(1, 0)).toBe(true)
  await other.share()
  await one.share()
  expect(here.take(1, 0)).toBe(false)
  expect(other.open(quotas(10))).toBeUndefined()
  time = 60_000
  expect(here.take(10, 0)).toBe(true)
  expect(there.take(10, 0)).toBe(true)
})

test('asks only for what is limited and was used, and each call once', async () => {
  const asked: (readonly string[])[] = []
  const relay = createQuotas(() => 0, {
    async hit(keys) {
      asked.push(keys)
      return keys.map((_, index) => index + 1)
    },
  })
  const allowance = open(relay, 5)
  allowance.take(2, 0)
  await relay.share()
  await relay.share()
  expect(asked).toEqual([['relay client a', 'relay client a', 'relay client a']])
})

test('counts on alone when the others cannot be asked', async () => {
  const relay = createQuotas(() => 0, {
    hit: () => Promise.reject(new Error('gone')),
  })
  const allowance = open(relay, 3)
  await expect(relay.share()).rejects.toThrow('gone')
  expect(allowance.take(2, 0)).toBe(true)
  await expect(relay.share()).rejects.toThrow('gone')
  expect(allowance.take(1, 0)).toBe(false)
})

test('counts what is read in a minute, over processes that tell each other', async () => {
  let time = 0
  const shared = createMemoryLimiter()
  const [one, other] = [1, 2].map(() => createQuotas(() => time, shared))
  const limits = new Map([
    ['client a', { callsPerMinute: 0, bytesPerMinute: 1_000_000, sockets: 0 }],
  ])
  const [here, there] = [one?.open(limits), other?.open(limits)]
  if (!one || !other || !here || !there) throw new Error('Refused')
  expect(here.take(1, 900_000)).toBe(true)
  await one.share()
  expect(there.take(1, 100_000)).toBe(true)
  await other.share()
  expect(there.take(1, 100_000)).toBe(false)
  expect(here.take(1, 100_000)).toBe(true)
  expect(here.take(1, 1)).toBe(false)
  time = 60_000
  expect(there.take(1, 1_000_000)).toBe(true)
  expect(there.take(1, 1)).toBe(false)
})

test('made-up clients displace no count of a running minute', () => {
  let time = 0
  const relay = createQuotas(() => time)
  const quota = { callsPerMinute: 2, bytesPerMinute: 0, sockets: 0 }
  const counted = (key: string) => {
    const allowance = relay.open(new Map([[key, quota]]))
    allowance?.release()
    return allowance !== undefined
  }
  const makeUp = (count: number) => {
    for (let client = 0; client < count; client += 1) counted(`client made up ${time} ${client}`)
  }
  const known = ['address a', 'project p', 'client c']
  for (const key of known) expect([1, 2, 3].map(() => counted(key))).toEqual([true, true, false])
  makeUp(60_000)
  expect(known.map(counted)).toEqual([false, false, false])
  // However many these are: no address is made up as easily.
  makeUp(300_000)
  expect(['address a', 'project p'].map(counted)).toEqual([false, false])
  time = 60_000
  makeUp(300_000)
  expect(known.map(counted)).toEqual([true, true, true])
})
