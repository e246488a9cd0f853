import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { threats } from './threats.mjs'

const root = mkdtempSync(join(tmpdir(), 'foyer-threats-'))
beforeAll(() => {
  writeFileSync(
    join(root, 'a.test.ts'),
    "test('holds', () => {})\ntest.skip('sleeps', () => {})\ntest.each([1])(\n  'each %s',\n  () => {},\n)\n",
  )
})
afterAll(() => rmSync(root, { recursive: true }))

const table = (...rows) =>
  ['| attack | what stops it | tests |', '|---|---|---|', ...rows].join('\n')

test('a row is proven by a test of that name, or says that it is not', () => {
  const text = table(
    '| 1 | a | [holds](a.test.ts), [each %s](a.test.ts) |',
    '| 2 | b | Stated: nobody can help it |',
    '| 3 | c | Out of scope |',
  )
  expect(threats(`${text}\n\n| other | table |\n|---|---|\n| without | tests |`, root)).toEqual([])
})

test('a test that is gone, asleep or of another name proves nothing', () => {
  const text = table(
    '| 1 | a | [gone](b.test.ts) |',
    '| 2 | b | [sleeps](a.test.ts) |',
    '| 3 | c | [hold](a.test.ts) |',
    '| 4 | d | it is safe |',
    '| 5 | e | [a.test.ts](a.txt) |',
  )
  expect(threats(text, root)).toEqual([
    'SECURITY.md links to b.test.ts, which is not there',
    'SECURITY.md names a test that a.test.ts has not: sleeps',
    'SECURITY.md names a test that a.test.ts has not: hold',
    'SECURITY.md links to a.txt, which is not there',
    'SECURITY.md has no test for: 4 d',
    'SECURITY.md has no test for: 5 e',
  ])
})

test('each row that is tested names registered defences, and each of those stands in a row', () => {
  const text = [
    '| attack | what stops it | defences | tests |',
    '|---|---|---|---|',
    '| 1 | a | `lock`, `key` | [holds](a.test.ts) |',
    '| 2 | b | | [holds](a.test.ts) |',
    '| 3 | c | `moat` | [holds](a.test.ts) |',
    '| 4 | d | | Stated |',
  ].join('\n')
  const defences = ['lock', 'key', 'wall'].map((id) => ({ id }))
  expect(threats(text, root, defences)).toEqual([
    'SECURITY.md names no defence for: 2 b',
    'SECURITY.md names a defence that is not registered: moat',
    'SECURITY.md has no row for the defence wall',
  ])
})
