import { expect, test } from 'vitest'
import { lastBefore } from './lastBefore.mjs'

const files = {
  first: { after: [] },
  second: { after: ['first'] },
  third: { after: ['second'] },
  other: { after: ['first'] },
}

test('a file comes after what those come after that it names', () => {
  expect(lastBefore(['third', 'other'], files)).toBe('first')
  expect(lastBefore(['third', 'second'], files)).toBe('second')
  expect(lastBefore(['third', 'other'], files, ['second'])).toBe('entry')
  expect(lastBefore(['other'], files)).toBe('other')
})
