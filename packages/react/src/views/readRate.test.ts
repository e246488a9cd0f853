import { expect, test } from 'vitest'
import { readRate } from './readRate.js'

const ether = { symbol: 'ETH', units: 8n * 10n ** 16n, decimals: 18 }
const dollars = { symbol: 'MUSD', units: 250_000_000n, decimals: 6 }

test('the rate is of the token of which one gives one or more of the other', () => {
  const rate = { one: 'ETH', amount: '3125', other: 'MUSD' }
  expect(readRate({ given: dollars, got: ether })).toEqual(rate)
  expect(readRate({ given: ether, got: dollars })).toEqual(rate)
})

test('one for one is of what is given', () => {
  const wrapped = { ...ether, symbol: 'WETH' }
  expect(readRate({ given: ether, got: wrapped })).toEqual({
    one: 'ETH',
    amount: '1',
    other: 'WETH',
  })
})

test('no digit is lost of amounts beyond any number', () => {
  const given = { symbol: 'A', units: 3n * 10n ** 40n, decimals: 18 }
  const got = { symbol: 'B', units: 10n ** 41n, decimals: 0 }
  expect(readRate({ given, got }).amount).toBe('3333333333333333333.333333333333333333')
})
