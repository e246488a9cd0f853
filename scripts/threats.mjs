import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasTest } from './defences/namedTest.mjs'
import { defencesOf, withDefences } from './defences/withDefences.mjs'

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g
const isTest = (path) => /\.test\.(ts|tsx|mjs)$/.test(path)
/** How a row says that no test stands behind it. */
const untested = /^(Stated|Out of scope)\b/

/**
 * What is wrong with SECURITY.md, a sentence each: links that lead nowhere, tests of another name than the link's, and rows of the threat
 * model (the tables whose last column is `tests`) without either a test or the word that there is none. Where they have the column
 * `defences`, it is as `withDefences` writes it, each that is registered stands in a row, and each row that has a test has one at least.
 *
 * @param root the folder that links start from
 * @param isStrict whether the last is asked for
 */
export function threats(text, root, defences = [], { isStrict = true } = {}) {
  const all = rows(text)
  const hasColumn = /\| defences \| tests \|$/m.test(text)
  const held = hasColumn ? undefended(text, all, { defences, isStrict }) : []
  return [...links(text, root), ...unproven(all), ...held]
}

function links(text, root) {
  return [...text.matchAll(link)]
    .filter(([, , target]) => !/^(https?:|mailto:|#)/.test(target))
    .map(([, name, target]) => {
      const path = target.replace(/#.*$/, '')
      const file = join(root, path)
      if (!existsSync(file)) return `SECURITY.md links to ${path}, which is not there`
      if (isTest(path) && !hasTest(readFileSync(file, 'utf8'), name))
        return `SECURITY.md names a test that ${path} has not: ${name}`
      return undefined
    })
    .filter(Boolean)
}

/** The rows of the threat model: what each is about, and its tests. */
function rows(text) {
  let isTable = false
  return text.split('\n').flatMap((line) => {
    if (!line.startsWith('|')) isTable = false
    if (/\| tests \|$/.test(line)) isTable = true
    else if (isTable && !line.startsWith('|---')) return [rowOf(cells(line))]
    return []
  })
}

function rowOf(row) {
  return { says: row.slice(0, 2).join(' '), tests: row.at(-1) ?? '' }
}

function unproven(all) {
  return all
    .filter((row) => !untested.test(row.tests) && !hasLink(row))
    .map(({ says }) => `SECURITY.md has no test for: ${says}`)
}

function undefended(text, all, { defences, isStrict }) {
  const tested = all.filter(({ tests }) => !untested.test(tests))
  const held = tested.map(({ says, tests }) => ({ says, own: defencesOf(tests, defences) }))
  const named = new Set(held.flatMap(({ own }) => own))
  return [
    ...(withDefences(text, defences) === text
      ? []
      : ['The column defences of SECURITY.md is not current. Run: node scripts/docs.mjs']),
    ...held
      .filter(({ own }) => isStrict && own.length === 0)
      .map(({ says }) => `SECURITY.md has no defence for: ${says}`),
    ...defences
      .filter((one) => !named.has(one))
      .map(({ id, named }) => `SECURITY.md has no row with the test of ${id}: ${named}`),
  ]
}

const cells = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

function hasLink({ tests }) {
  return [...tests.matchAll(link)].some(([, , target]) => isTest(target))
}
