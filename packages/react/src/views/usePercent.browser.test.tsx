import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { usePercent } from './usePercent.js'

test('hundredths of a per cent are written with two places at most, as the reader does', () => {
  const write = drawHook(pageClient().client, usePercent).current()
  expect([1, 50, 100, 1_234].map(write)).toEqual(['0.01%', '0.5%', '1%', '12.34%'])
  const german = drawHook(pageClient({ locale: 'de' }).client, usePercent).current()
  expect(german(1_234)).toBe('12,34\u00a0%')
})
