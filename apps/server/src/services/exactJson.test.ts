import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ExactNumber, readExact, writeExact } from './exactJson.js'

/** Numbers as they may stand in JSON, most of them beyond what a `number` holds. */
const digits = fc.stringMatching(/^-?(0|[1-9]\d{0,40})(\.\d{1,40})?([eE][+-]?\d{1,4})?$/)

test('whole numbers are numbers where those hold them, and bigints where not', () => {
  expect(readExact('[1, 9007199254740991, 18446744073709551615]')).toEqual([
    1,
    9007199254740991,
    18446744073709551615n,
  ])
  expect(readExact('-9007199254740993')).toBe(-9007199254740993n)
  expect(readExact('[100000000000000000000, 1.5e3, 0.1, 2.50]')).toEqual([
    100000000000000000000n,
    1500,
    0.1,
    2.5,
  ])
  expect(readExact('1e400')).toEqual(new ExactNumber('1e400'))
})

test('every number is written with the value it was read with', () => {
  const value = (text: string) => {
    const [, sign = '', whole = '', part = '', power = '0'] =
      /^(-?)(\d+)(?:\.(\d+))?(?:e(.+))?$/i.exec(text) ?? []
    // All as whole numbers of the smallest unit that either can have.
    return BigInt(`${sign}${whole}${part}`) * 10n ** BigInt(Number(power) - part.length + 12_000)
  }
  fc.assert(
    fc.property(digits, (text) => {
      expect(value(writeExact(readExact(text)))).toBe(value(text))
    }),
  )
})

test('what JSON.parse reads without rounding is read the same', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(JSON.parse(writeExact([readExact(text), readExact('18446744073709551615')]))).toEqual([
        JSON.parse(text),
        2 ** 64,
      ])
    }),
  )
})

test('hostile keys are data, wherever the large number stands', () => {
  const text = '{"__proto__":{"admin":true},"constructor":1,"n":18446744073709551615}'
  const read = readExact(text) as Record<string, unknown>
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  expect(read.admin).toBeUndefined()
  expect(({} as Record<string, unknown>).admin).toBeUndefined()
  expect(writeExact(read)).toBe(text)
  expect(readExact('{"a":18446744073709551615,"a":2}')).toEqual({ a: 2 })
})

test('a number of a million digits costs nothing and is no JSON', () => {
  for (const text of ['1'.repeat(8e6), `1.${'0'.repeat(8e6)}1`, `1e${'9'.repeat(8e6)}`])
    expect(() => readExact(text)).toThrow(SyntaxError)
})

test('all writers write an exact number alike', () => {
  expect(() => JSON.stringify(readExact('0.12345678901234567890'))).toThrow('writeExact')
})
