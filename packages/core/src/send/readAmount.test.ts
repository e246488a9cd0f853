import { formatUnits, parseUnits } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { costOf, readPrice, unitsFor, worthOf } from './money.js'
import { readAmount } from './readAmount.js'

const token = { name: 'Token', symbol: 'TOK', decimals: 6, balance: 0n, price: '0.000000000001' }
const read = (text: string, unit: 'token' | 'currency' = 'token', of = token) =>
  readAmount({ text, unit, isMax: false }, of).units

/** Numbers by a fixed seed: a failure comes again. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
}

test('a million amounts come back from their text to the unit, whatever their size and decimals', () => {
  const next = createRandom(20_261_126)
  for (let count = 0; count < 1_000_000; count++) {
    const decimals = next() % 31
    const words = 1 + (next() % 8)
    let units = BigInt(next())
    for (let word = 1; word < words; word++) units = (units << 32n) | BigInt(next())
    const text = formatUnits(units, decimals)
    if (parseUnits(text, decimals) !== units || text.includes('e'))
      expect({ decimals, units, text }).toBe('the same amount')
  }
}, 30_000)

test.each(['1,5', '1e-7', '-1', '+1', '1.2.3', '１', '0x10', ' 1', '1.0000001', '.', ''])(
  '%j is no amount of a token with 6 places',
  (text) => {
    expect(read(text)).toBeUndefined()
  },
)

test('dollars are turned into units once, rounded down, also of tokens that cost next to nothing', () => {
  expect(read('1', 'currency')).toBe(10n ** 18n)
  expect(read('0.01', 'currency', { ...token, price: '3' })).toBe(3_333n)
  expect(read('1', 'currency', { ...token, price: undefined as never })).toBeUndefined()
  expect(unitsFor('2000.50', { decimals: 18, price: '2000.5' })).toBe(10n ** 18n)
})

test('what an amount is worth is never more than it is', () => {
  expect(worthOf(999_999n, { decimals: 6, price: '1' })).toBe('0.99')
  expect(worthOf(10n ** 27n + 1n, { decimals: 18, price: '1234.567' })).toBe('1234567000000.00')
  expect(worthOf(5n, { decimals: 0 })).toBeUndefined()
})

test.each([
  [1.1, '1.1'],
  [1e-7, '0.0000001'],
  [0, undefined],
  [Number.NaN, undefined],
  [-1, undefined],
  [1e20, undefined],
])('the price %d is %s', (price, text) => {
  const read = readPrice(price)
  expect(read?.slice(0, text?.length)).toBe(text)
})

test.each([
  ['a cent and a little', 10_000_000_001n, '1000000', '0.02'],
  ['a cent', 10_000_000_000n, '1000000', '0.01'],
  ['less than a cent', 3_000_000_001n, '1000000', '0.003001'],
  ['less than a millionth', 1n, '0.000000000000000001', '0.000001'],
  ['nothing', 0n, '1000000', '0.00'],
  ['a lot', 10n ** 27n + 1n, '1234.567', '1234567000000.01'],
])('a cost of %s is never written as less than it is', (_, units, price, written) => {
  expect(costOf(units, { decimals: 18, price })).toBe(written)
})

test('a cost without a price has no worth', () => {
  expect(costOf(5n, { decimals: 18 })).toBeUndefined()
})

test('a price below what prices are counted in is none: what costs something is not said to cost nothing', () => {
  expect(readPrice(4e-19)).toBeUndefined()
  expect(readPrice(1e-18)).toBe('0.000000000000000001')
  expect(costOf(10n ** 30n, { decimals: 0, price: readPrice(4e-19) })).toBeUndefined()
})
