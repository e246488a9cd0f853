import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useArrival } from './useArrival.js'

test('code is fetched once, and is there for each next showing from the first picture on', async () => {
  const { client } = pageClient()
  let fetched = 0
  const fetch = async () => {
    fetched += 1
    return 'code'
  }
  const first = drawHook(client, () => useArrival('of a test', fetch))
  expect(first.results[0]).toMatchObject({ code: undefined, isMissed: false })
  await expect.poll(() => first.current().code).toBe('code')
  const next = drawHook(client, () => useArrival('of a test', fetch))
  expect(next.results[0]).toMatchObject({ code: 'code', isMissed: false })
  expect(fetched).toBe(1)
})

test('what does not arrive is said to be missed, and a retry fetches it again', async () => {
  const { client } = pageClient()
  const failures = [new Error('offline')]
  const fetch = async () => {
    const failure = failures.pop()
    if (failure) throw failure
    return 'code'
  }
  const { current } = drawHook(client, () => useArrival('of a test', fetch))
  await expect.poll(() => current().isMissed).toBe(true)
  expect(current().code).toBeUndefined()
  current().retry()
  await expect.poll(() => current().code).toBe('code')
  expect(current().isMissed).toBe(false)
})
