import { expect, test } from 'vitest'
import { isAlike } from './isAlike.js'

test('lists and plain objects are alike when what they hold is', () => {
  expect(isAlike([{ a: 1, b: [undefined] }], [{ a: 1, b: [undefined] }])).toBe(true)
  expect(isAlike(Number.NaN, Number.NaN)).toBe(true)
})

test.each([
  ['another value', { a: 1 }, { a: 2 }],
  ['one more member', { a: 1 }, { a: 1, b: undefined }],
  ['another member', { a: undefined }, { b: undefined }],
  ['a longer list', [1], [1, 2]],
  ['a list and an object', [], {}],
  ['null', null, {}],
  ['what is inherited', JSON.parse('{"toString":1}'), { valueOf: 1 }],
])('%s is none', (_, one, other) => {
  expect(isAlike(one, other)).toBe(false)
  expect(isAlike(other, one)).toBe(false)
})

test('what is no plain object is alike to itself alone', () => {
  const provider = new (class {})()
  expect(isAlike({ provider }, { provider })).toBe(true)
  expect(isAlike({ provider }, { provider: new (class {})() })).toBe(false)
  expect(isAlike([() => {}], [() => {}])).toBe(false)
})
