import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useSwapAmount } from './useSwapAmount.js'

test('an amount has six places at most, is never rounded up, and is never nothing where there is something', () => {
  const write = drawHook(pageClient().client, useSwapAmount).current()
  expect(write(1_999_999_999_999_999_999n, 18)).toBe('1.999999')
  expect(write(10n ** 27n + 1n, 18)).toBe('1,000,000,000')
  expect(write(1n, 18)).toBe('0.000000000000000001')
  expect(write(0n, 18)).toBe('0')
  expect(write('1234.5')).toBe('1,234.5')
})
