import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useWhen } from './useWhen.js'

test('a time within a day is said from now on the client’s clock, an older one by its day', () => {
  const { client } = pageClient()
  client.held.pass(Date.UTC(2026, 2, 4, 12) - client.clock.now())
  const when = drawHook(client, useWhen).current()
  const hours = (count: number) => client.clock.now() - count * 3_600_000
  expect(when(hours(3)).short).toBe('3 hrs')
  expect(when(hours(48)).short).toMatch(/Mar 2|2 Mar/)
  expect(when(hours(48)).whole).toMatch(/2026/)
  expect(when(hours(48)).iso).toBe('2026-03-02T12:00:00.000Z')
})
