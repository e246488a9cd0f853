import { expect, test } from 'vitest'
import { createMinutes } from './createMinutes.js'

test('a time is written in minutes and seconds, in the digits of the locale', () => {
  expect([240_000, 222_000, 61_001, 60_000, 9_000, 1, 0].map(createMinutes('en'))).toEqual([
    '4:00',
    '3:42',
    '1:02',
    '1:00',
    '0:09',
    '0:01',
    '0:00',
  ])
  expect(createMinutes('ar-EG')(65_000)).toBe('١:٠٥')
})
