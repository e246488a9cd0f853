import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useDecimal } from './useDecimal.js'

test.each([
  [undefined, '1234567.98765', '1,234,567.987'],
  [undefined, '5', '5.000'],
  [undefined, '0.0009', '0.000'],
  [undefined, '90071992547409931.5', '90,071,992,547,409,931.500'],
  ['de', '1234.5', '1.234,500'],
  ['ar-EG', '0.25', '٠٫٢٥٠'],
])('in %s the decimal %s is written as %s', (locale, decimal, written) => {
  const { client } = pageClient(locale === undefined ? {} : { locale })
  expect(drawHook(client, useDecimal).current()(decimal)).toBe(written)
})
