import { expect, test } from 'vitest'
import { bytesOf } from './bytesOf.js'

test.each([
  ['abc', null, 3],
  ['abc', 'de', 5],
  ['ü€', '', 5],
  ['"', null, 2],
  ['\u0001\u0002', '\u0003', 18],
])('%j with %j counts as the JSON that it becomes', (message, attestation, bytes) => {
  expect(bytesOf(message, attestation) - bytesOf('', null)).toBe(bytes)
})
