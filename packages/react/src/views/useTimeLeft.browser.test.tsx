import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useTimeLeft } from './useTimeLeft.js'

test('it counts down at each full second, and ends at zero without a timer', async () => {
  const { client } = pageClient({ disableAppend: true })
  const until = client.clock.now() + 2_500
  const idle = client.held.waiting()
  const { current } = drawHook(client, () => useTimeLeft(until))
  expect(current()).toBe(2_500)
  client.held.pass(500)
  await expect.poll(current).toBe(2_000)
  client.held.pass(999)
  client.held.pass(1)
  await expect.poll(current).toBe(1_000)
  client.held.pass(5_000)
  await expect.poll(current).toBe(0)
  expect(client.held.waiting()).toBe(idle)
})
