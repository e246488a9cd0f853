import { expect, test } from 'vitest'
import { writeExact } from './writeExact.js'

test.each([
  ['1234567.000000000000000001', 'en', '1,234,567.000000000000000001'],
  ['1234.5', 'de', '1.234,5'],
  ['0.5', 'ar-EG', '٠٫٥'],
  // More places than every engine writes.
  ['0.000000000000000000000001', 'de', '0.000000000000000000000001'],
])('%s is written in %s with every digit', (decimal, locale, written) => {
  expect(writeExact(decimal, locale)).toBe(written)
})
