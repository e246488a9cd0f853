import { describe, expect, test } from 'vitest'
import { formatBalance } from './formatBalance.js'
import { formatMoney } from './formatMoney.js'
import { formatUnits } from './formatUnits.js'
import { parseUnits } from './parseUnits.js'

const uint256 = 2n ** 256n - 1n

describe('units', () => {
  test.each<[string, number, bigint]>([
    ['1.5', 6, 1_500_000n],
    ['0.000001', 6, 1n],
    ['0', 18, 0n],
    ['.5', 1, 5n],
    ['12.', 2, 1_200n],
    ['1.500', 1, 15n],
    ['007', 0, 7n],
    [
      '123456789012345678901234567890.123456789012345678',
      18,
      123456789012345678901234567890123456789012345678n,
    ],
  ])('%s with %i decimals is read exactly', (text, decimals, value) => {
    expect(parseUnits(text, decimals)).toBe(value)
  })

  test.each([
    '',
    '.',
    ' 1',
    '1 ',
    '-1',
    '+1',
    '1e3',
    '0x10',
    '1,000',
    '1.2.3',
    'NaN',
    'Infinity',
    '١',
    '1\n',
    '1.0000001',
    '9'.repeat(1_000_000),
  ])('what is not an amount of a 6-decimal token is refused (%#)', (text) => {
    expect(() => parseUnits(text, 6)).toThrow(/not an amount/)
  })

  test.each([-1, 1.5, 256, Number.NaN, 1e9])('%d is no number of decimals', (decimals) => {
    expect(() => parseUnits('1', decimals)).toThrow(/not an amount/)
    expect(() => formatUnits(1n, decimals)).toThrow(/not an amount/)
  })

  test.each<[bigint, number, string]>([
    [1_500_000n, 6, '1.5'],
    [1n, 18, '0.000000000000000001'],
    [-1n, 2, '-0.01'],
    [0n, 18, '0'],
    [100n, 0, '100'],
    [
      uint256,
      18,
      '115792089237316195423570985008687907853269984665640564039457.584007913129639935',
    ],
  ])('%d with %i decimals is written as %s', (value, decimals, text) => {
    expect(formatUnits(value, decimals)).toBe(text)
  })

  test('what was written is read back', () => {
    for (const decimals of [0, 6, 18, 255])
      expect(parseUnits(formatUnits(uint256, decimals), decimals)).toBe(uint256)
  })
})

describe('a balance', () => {
  test.each<[bigint | undefined, number, string]>([
    [1_999_999_999_999_999_999n, 18, '1.999'],
    [999_999_999_999_999n, 18, '0.000'],
    [-5n, 0, '0.000'],
    [undefined, 18, '0.000'],
    [5n, 0, '5.000'],
    [1_200_000n, 6, '1.200'],
    [uint256, 18, '115792089237316195423570985008687907853269984665640564039457.584'],
  ])('%s with %i decimals reads %s, rounded down', (value, decimals, text) => {
    expect(formatBalance(value, decimals)).toBe(text)
  })
})

describe('money', () => {
  test.each<[bigint | number | string | undefined, string]>([
    ['1234.5', '1,234.50'],
    // The text never shows more than there is.
    ['0.009', '0.00'],
    ['1.999', '1.99'],
    ['-1.999', '-1.99'],
    [1.999, '1.99'],
    [1.15, '1.15'],
    [4.35, '4.35'],
    [0.1 + 0.2, '0.30'],
    [1e-7, '0.00'],
    [-1e-7, '0.00'],
    [1e21, '1,000,000,000,000,000,000,000.00'],
    ['99999999999999999999.999', '99,999,999,999,999,999,999.99'],
    ['-0.001', '0.00'],
    [1234n, '1,234.00'],
    [0.1, '0.10'],
    ['123456789012345678901234567890.12', '123,456,789,012,345,678,901,234,567,890.12'],
    [undefined, '0.00'],
    ['', '0.00'],
    ['NaN', '0.00'],
    [Number.POSITIVE_INFINITY, '0.00'],
    ['1e400', '0.00'],
    ['0x10', '0.00'],
    ['<b>1</b>', '0.00'],
    ['9'.repeat(100_000), '0.00'],
  ])('%s reads %s', (value, text) => {
    expect(formatMoney(value)).toBe(text)
  })

  test('is grouped as the language does', () => {
    expect(formatMoney('1234567.891', 'de-DE')).toBe('1.234.567,89')
  })
})
