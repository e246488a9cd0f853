import { expect, test } from 'vitest'
import { monthTitle } from './monthTitle.js'

const now = { thisYear: 2026, locale: 'en' }

test('the year is named when it is not this one', () => {
  expect(monthTitle({ year: 2026, month: 1 }, now)).toBe('January')
  expect(monthTitle({ year: 2025, month: 12 }, now)).toBe('December 2025')
  expect(monthTitle({ year: 2027, month: 1 }, now)).toBe('January 2027')
})

test('months have the names of the language', () => {
  expect(monthTitle({ year: 2026, month: 3 }, { ...now, locale: 'de' })).toBe('März')
})
