import { expect, test } from 'vitest'
import { failuresOf } from './failuresOf.mjs'

test('names each test that failed with its first error, and each check', () => {
  const output = [
    ' \u001b[32m✓\u001b[39m tests/good.test.ts (2 tests)',
    '\u001b[41m FAIL \u001b[49m tests/bread.test.ts > rises',
    'AssertionError: expected 1 to be 2',
    '✗ lint: nothing to mend (3.0 s)',
  ].join('\n')
  expect(failuresOf('e2e', output)).toEqual([
    'e2e: tests/bread.test.ts > rises: AssertionError: expected 1 to be 2',
    'e2e: lint: nothing to mend (3.0 s)',
  ])
})

test('one that broke before it ran anything has its last words', () => {
  expect(failuresOf('unit', 'first\n\nno database\n')).toEqual(['unit: first', 'unit: no database'])
})
