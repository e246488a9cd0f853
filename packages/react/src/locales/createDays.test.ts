import { expect, test } from 'vitest'
import { createDays } from './createDays.js'

const { month, short } = createDays('en')

test('the year is named when it is not this one', () => {
  expect(month(2026, 1, 2026)).toBe('January')
  expect(month(2025, 12, 2026)).toBe('December 2025')
  expect(month(2027, 1, 2026)).toBe('January 2027')
})

test('months have the names of the language', () => {
  expect(createDays('de').month(2026, 3, 2026)).toBe('März')
})

test('a day has two digits and the short name of its month', () => {
  expect(short(Date.UTC(2026, 1, 1, 12))).toBe('01 Feb')
  expect(createDays('en-US').short(Date.UTC(2026, 1, 1, 12))).toBe('01 Feb')
})
