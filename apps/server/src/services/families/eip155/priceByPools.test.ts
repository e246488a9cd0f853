import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LiquidityPool, priceByPools, toNumber } from './priceByPools.js'

const decimals = new Map([
  ['dollar', 6],
  ['dollar2', 18],
  ['coin', 18],
  ['token', 8],
])
const priceOf = (pools: readonly LiquidityPool[], key = 'token') => {
  const prices = priceByPools({ pools, dollars: ['dollar', 'dollar2'], wrapped: 'coin', decimals })
  const price = prices.get(key)
  return price === undefined ? undefined : toNumber(price)
}
const dollars = (amount: number) => BigInt(amount) * 10n ** 6n
const coins = (amount: number) => BigInt(amount) * 10n ** 18n
const tokens = (amount: number) => BigInt(amount) * 10n ** 8n
const coinPool: LiquidityPool = {
  key: 'coin',
  quote: 'dollar',
  ofToken: coins(100),
  ofQuote: dollars(250_000),
}

test('a token is worth what the pool with most in it says, through the coin too', () => {
  expect(priceOf([])).toBeUndefined()
  expect(priceOf([], 'dollar')).toBe(1)
  expect(priceOf([coinPool], 'coin')).toBe(2_500)
  const viaCoin = { key: 'token', quote: 'coin', ofToken: tokens(1_000), ofQuote: coins(10) }
  expect(priceOf([coinPool, viaCoin])).toBe(25)
  const thin = { key: 'token', quote: 'dollar', ofToken: tokens(1), ofQuote: dollars(2_000) }
  expect(priceOf([thin, coinPool, viaCoin])).toBe(25)
  expect(priceOf([viaCoin])).toBeUndefined()
})

test('a pool with next to nothing in it says nothing', () => {
  const thin = { key: 'token', quote: 'dollar', ofToken: 1n, ofQuote: dollars(999) }
  expect(priceOf([thin])).toBeUndefined()
  expect(priceOf([{ ...thin, ofQuote: dollars(1_000) }])).toBe(1_000 * 1e8)
  expect(priceOf([{ ...thin, ofToken: 0n, ofQuote: dollars(1_000) }])).toBeUndefined()
})

test('a price is exact to the last digit that a number has, whatever the reserves', () => {
  const max = 2n ** 112n - 1n
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max }),
      fc.bigInt({ min: dollars(1_000), max }),
      (ofToken, ofQuote) => {
        const price = priceOf([{ key: 'token', quote: 'dollar', ofToken, ofQuote }]) ?? Number.NaN
        const expected = (Number(ofQuote) / Number(ofToken)) * 100
        expect(Math.abs(price - expected)).toBeLessThanOrEqual(1e-14 * expected + 1e-36)
      },
    ),
  )
})
