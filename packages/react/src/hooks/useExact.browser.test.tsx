import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useExact } from './useExact.js'

test.each([
  ['en', '1,234.000000000000000001'],
  ['de', '1.234,000000000000000001'],
])('a decimal has each of its digits, as %s writes them', (locale, written) => {
  const { client } = pageClient({ locale })
  expect(drawHook(client, useExact).current()('1234.000000000000000001')).toBe(written)
})
