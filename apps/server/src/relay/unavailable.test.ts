import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createOutage, isUnavailable } from './unavailable.js'

test('says once that the database is gone, and once that it is back', async () => {
  const lines: string[] = []
  const watch = createOutage(pino({ level: 'info' }, { write: (line) => lines.push(line) }))
  const fails = () => watch(() => Promise.reject(new Error('gone')))
  expect(await watch(async () => 1)).toBe(1)
  for (const _ of [1, 2, 3]) expect(await fails().catch(isUnavailable)).toBe(true)
  for (const _ of [1, 2]) await watch(async () => 1)
  await fails().catch(isUnavailable)
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'The database does not answer: the relay refuses messages',
    'The database answers again: the relay takes messages',
    'The database does not answer: the relay refuses messages',
  ])
  expect(isUnavailable(new Error('gone'))).toBe(false)
})
