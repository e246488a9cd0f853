import { expect, test } from 'vitest'
import { loadPlanning } from './loadPlanning.js'

test('without the code that checks a swap nothing is planned, and the next call loads it', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(loadPlanning(lost)).rejects.toMatchObject({
    code: 'swap_refused',
    data: { finding: 'not_loaded' },
  })
  const { plan, readReceived } = await loadPlanning()
  expect([typeof plan, typeof readReceived]).toEqual(['function', 'function'])
})
