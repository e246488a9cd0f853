import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useAmount } from './useAmount.js'

test.each([
  [undefined, 1_999_999_999_999_999_999n, '1.999'],
  [undefined, 0n, '0.000'],
  [undefined, 123_456_789_012_345_678_901_234_567_890n, '123456789012.345'],
  ['de', 1_500_000_000_000_000_000n, '1,500'],
  ['ar-EG', 1_500_000_000_000_000_000n, '١٫٥٠٠'],
])('in %s %d of 18 decimals is written as %s', (locale, amount, written) => {
  const { client } = pageClient(locale === undefined ? {} : { locale })
  expect(drawHook(client, useAmount).current()(amount, 18)).toBe(written)
})
