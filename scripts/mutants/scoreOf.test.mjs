import { expect, test } from 'vitest'
import { scoreOf } from './scoreOf.mjs'

const at = (line, status, more = {}) => ({
  status,
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  location: { start: { line } },
  ...more,
})

test('counts what a test noticed, and names the rest', () => {
  const files = {
    'a.ts': { mutants: [at(1, 'Killed'), at(2, 'Timeout'), at(3, 'Survived')] },
    'b.ts': { mutants: [at(4, 'NoCoverage', { replacement: 'a\n  b' })] },
  }
  expect(scoreOf({ files })).toEqual({
    changes: 4,
    noticed: 2,
    byTime: 1,
    score: 50,
    left: ['a.ts:3 Survived: BooleanLiteral → false', 'b.ts:4 NoCoverage: BooleanLiteral → a b'],
  })
})

test('leaves out what could not be tried, and says nothing well of nothing', () => {
  const files = {
    'a.ts': { mutants: [at(1, 'Ignored'), at(2, 'CompileError'), at(3, 'RuntimeError')] },
  }
  expect(scoreOf({ files })).toEqual({ changes: 0, noticed: 0, byTime: 0, score: 0, left: [] })
})
