import { expect, test } from 'vitest'
import { createAgo } from './createAgo.js'

const hour = 3_600_000

test('English has the short words of the catalogue', () => {
  expect([30_000, 60_000, 3 * hour, 50 * hour].map(createAgo('en'))).toEqual([
    '30 sec',
    '1 min',
    '3 hrs',
    '2 d',
  ])
})

test('another language has its own words, plurals and digits', () => {
  expect([30_000, 60_000, 3 * hour, 24 * hour, 50 * hour].map(createAgo('de'))).toEqual([
    '30 Sek.',
    '1 Min.',
    '3 Std.',
    '1 Tg.',
    '2 Tg.',
  ])
  expect(createAgo('ar-EG')(3 * hour)).toMatch(/^\u0663 /)
  expect(createAgo('de')(-5)).toBe('0 Sek.')
})
