import { expect, test } from 'vitest'
import { shortCost } from './shortCost.js'

test('a fee is cut to three digits, and never below what it is', () => {
  expect(shortCost(31_500_000_000_000n, 18)).toBe('0.0000315')
  expect(shortCost(31_510_000_000_001n, 18)).toBe('0.0000316')
  expect(shortCost(999_900n, 6)).toBe('1')
  expect(shortCost(7n, 8)).toBe('0.00000007')
  expect(shortCost(0n, 18)).toBe('0')
})
