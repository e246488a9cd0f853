import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withDefences } from './defences/withDefences.mjs'
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

const one = (id, named) => ({ id, named, test: 'a.test.ts' })

test('the column of defences is written by the tests that a row links to', () => {
  const text = table(
    '| 1 | a | [holds](a.test.ts), [each %s](a.test.ts) |',
    '| 2 | b | Stated: nobody can help it |',
  )
  const defences = [one('lock', 'holds'), one('key', 'each '), one('wall', 'is gone')]
  const written = withDefences(`before\n\n${text}\n\n| other |\n|---|`, defences)
  expect(written).toBe(
    [
      'before\n',
      '| attack | what stops it | defences | tests |',
      '|---|---|---|---|',
      '| 1 | a | `lock`, `key` | [holds](a.test.ts), [each %s](a.test.ts) |',
      '| 2 | b | | Stated: nobody can help it |',
      '\n| other |\n|---|',
    ].join('\n'),
  )
  expect(withDefences(written, defences)).toBe(written)
})

test('where there is such a column, it is current, no row is without, and no defence stands in none', () => {
  const rows = table('| 1 | a | [holds](a.test.ts) |', '| 2 | b | [each %s](a.test.ts) |')
  const text = withDefences(rows, [one('lock', 'holds')])
  expect(threats(text, root, [one('lock', 'holds'), one('key', 'each %s')])).toEqual([
    'The column defences of SECURITY.md is not current. Run: node scripts/docs.mjs',
  ])
  expect(threats(text, root, [one('lock', 'holds'), one('wall', 'is gone')])).toEqual([
    'SECURITY.md has no defence for: 2 b',
    'SECURITY.md has no row with the test of wall: is gone',
  ])
  expect(threats(text, root, [one('lock', 'holds')], { isStrict: false })).toEqual([])
  expect(threats(rows, root, [one('wall', 'is gone')])).toEqual([])
})
