import { expect, test } from 'vitest'
import { minutes } from './minutes.js'

test('a time is written in minutes and seconds, in the reader’s digits', () => {
  const written = (ms: number) => minutes(ms, String)
  expect([240_000, 222_000, 61_001, 60_000, 9_000, 1, 0].map(written)).toEqual([
    '4:00',
    '3:42',
    '1:02',
    '1:00',
    '0:09',
    '0:01',
    '0:00',
  ])
  expect(minutes(65_000, (value) => new Intl.NumberFormat('ar-EG').format(value))).toBe('١:٠٥')
})
