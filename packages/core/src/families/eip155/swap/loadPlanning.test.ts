import { expect, test } from 'vitest'
import { loadPlanning } from './loadPlanning.js'
import { loadVendorCheck } from './loadVendorCheck.js'

test('without the code that checks a swap nothing is planned, and the next call loads it', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(loadPlanning(lost)).rejects.toMatchObject({
    code: 'swap_refused',
    data: { finding: 'not_loaded' },
  })
  await expect(loadVendorCheck(lost)).rejects.toMatchObject({
    code: 'swap_refused',
    data: { finding: 'not_loaded' },
  })
  expect(typeof (await loadVendorCheck())).toBe('function')
  const { plan, readReceived } = await loadPlanning()
  expect([typeof plan, typeof readReceived]).toEqual(['function', 'function'])
})
