import { expect, test } from 'vitest'
import { digitsOf, pastedCode } from './codeDigits.js'

test('digits of any keypad are digits', () => {
  expect(digitsOf('٢٩٤ ۸۱۷')).toBe('294817')
  expect(digitsOf('２9 a4-')).toBe('294')
})

test.each([
  ['294817', '294817'],
  [' 294 817\n', '294817'],
  ['294-817', '294817'],
  ['Your code for 127.0.0.1:4100 is 294817. It is good for 10 minutes.', '294817'],
  ['٢٩٤٨١٧', '294817'],
  ['29', '29'],
  ['none', ''],
])('%j is pasted as %s', (text, code) => {
  expect(pastedCode(text)).toBe(code)
})
