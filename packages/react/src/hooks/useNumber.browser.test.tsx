import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useNumber } from './useNumber.js'

test.each([
  [undefined, 7, '7'],
  [undefined, 1_234_567, '1,234,567'],
  ['en-IN', 1_234_567, '12,34,567'],
  ['de', 1_234_567, '1.234.567'],
  ['ar-EG', 7, '٧'],
])('in %s the number %d is written as %s', (locale, value, written) => {
  const { client } = pageClient(locale === undefined ? {} : { locale })
  expect(drawHook(client, useNumber).current()(value)).toBe(written)
})
