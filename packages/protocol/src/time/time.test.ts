import { expect, test } from 'vitest'
import { abortedAfter } from './abortedAfter.js'
import { after } from './after.js'
import { orAborted } from './orAborted.js'
import { pause } from './pause.js'
import type { Timers } from './Timers.js'
import { within } from './within.js'

const never = new Promise<never>(() => {})
const reason = new Error('called off')

/** A clock that a test winds, and how many timers it has. */
function hand() {
  const timers = new Map<() => void, number>()
  const clock: Timers = {
    after(ms, run) {
      const timer = () => run()
      timers.set(timer, ms)
      return () => timers.delete(timer)
    },
  }
  const ring = () => {
    for (const timer of timers.keys()) timer()
    timers.clear()
  }
  return { clock, ring, set: () => [...timers.values()] }
}

/** A signal, and how many listen to it. */
function call() {
  const controller = new AbortController()
  const { signal } = controller
  let listeners = 0
  const { addEventListener, removeEventListener } = signal
  signal.addEventListener = (...given: Parameters<typeof addEventListener>) => {
    listeners += 1
    addEventListener.apply(signal, given)
  }
  signal.removeEventListener = (...given: Parameters<typeof removeEventListener>) => {
    listeners -= 1
    removeEventListener.apply(signal, given)
  }
  return { signal, off: () => controller.abort(reason), listeners: () => listeners }
}

test('runs after its time, and not when it was cancelled before', async () => {
  const ran: string[] = []
  after(0, () => ran.push('first'))()
  await new Promise<void>((resolve) => {
    after(1, () => {
      ran.push('second')
      resolve()
    })
  })
  expect(ran).toEqual(['second'])
})

test('a pause ends with its time', async () => {
  const { clock, ring, set } = hand()
  const { signal, listeners } = call()
  const paused = pause(50, { clock, signal })
  expect(set()).toEqual([50])
  ring()
  await expect(paused).resolves.toBeUndefined()
  expect(listeners()).toBe(0)
  await expect(pause(1)).resolves.toBeUndefined()
})

test('a pause that is called off rejects with the reason and leaves no timer', async () => {
  const { clock, set } = hand()
  const { signal, off } = call()
  const paused = pause(50, { clock, signal })
  off()
  await expect(paused).rejects.toBe(reason)
  expect(set()).toEqual([])
  await expect(pause(50, { clock, signal })).rejects.toBe(reason)
  expect(set()).toEqual([])
})

test('a promise is given on, or given up with its signal', async () => {
  const { signal, off, listeners } = call()
  await expect(orAborted(Promise.resolve(1), undefined)).resolves.toBe(1)
  await expect(orAborted(Promise.resolve(2), signal)).resolves.toBe(2)
  await expect(orAborted(Promise.reject(new Error('own')), signal)).rejects.toThrow('own')
  expect(listeners()).toBe(0)
  const given = orAborted(never, signal)
  off()
  await expect(given).rejects.toBe(reason)
  await expect(orAborted(Promise.reject(new Error('own')), signal)).rejects.toBe(reason)
})

test('work that ends in time is given on, and leaves no timer', async () => {
  const { clock, set } = hand()
  const options = { clock, signal: new AbortController().signal }
  await expect(within(Promise.resolve(1), 50, undefined, options)).resolves.toBe(1)
  await expect(within(async () => 2, 50, undefined, options)).resolves.toBe(2)
  await expect(within(Promise.reject(reason), 50, undefined, options)).rejects.toBe(reason)
  const broken = () => {
    throw reason
  }
  await expect(within(broken, 50, undefined, options)).rejects.toBe(reason)
  expect(set()).toEqual([])
})

test('work that lasts too long is given up, and told so', async () => {
  const { clock, ring } = hand()
  const plain = within(never, 50, undefined, { clock })
  const own = new Error('own')
  let told: AbortSignal | undefined
  const begun = within(
    (signal) => {
      told = signal
      return never
    },
    50,
    () => own,
    { clock },
  )
  ring()
  await expect(plain).rejects.toThrow('No answer within 50 ms')
  await expect(begun).rejects.toBe(own)
  expect(told?.reason).toBe(own)
})

test('work that is called off is given up, and not begun after that', async () => {
  const { clock, set } = hand()
  const { signal, off } = call()
  let told: AbortSignal | undefined
  const begun = within(
    (given) => {
      told = given
      return never
    },
    50,
    undefined,
    { clock, signal },
  )
  off()
  await expect(begun).rejects.toBe(reason)
  expect(told?.reason).toBe(reason)
  let isBegun = false
  const begin = async () => {
    isBegun = true
  }
  await expect(within(begin, 50, undefined, { clock, signal })).rejects.toBe(reason)
  expect(isBegun).toBe(false)
  expect(set()).toEqual([])
})

test('a signal aborts in time, or with the one it is given and its reason', async () => {
  const timed = abortedAfter(1)
  await new Promise((resolve) => timed.addEventListener('abort', resolve))
  expect(timed.reason).toMatchObject({ name: 'TimeoutError' })
  const { signal, off } = call()
  const given = abortedAfter(60_000, signal)
  expect(given.aborted).toBe(false)
  off()
  expect(given.reason).toBe(reason)
  expect(abortedAfter(60_000, signal).aborted).toBe(true)
})
