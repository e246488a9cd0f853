import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasTest } from './defences/namedTest.mjs'

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g
const isTest = (path) => /\.test\.(ts|tsx|mjs)$/.test(path)
/** How a row says that no test stands behind it. */
const untested = /^(Stated|Out of scope)\b/

/**
 * What is wrong with SECURITY.md, a sentence each: links that lead nowhere, tests of another name than the link's, and rows of the threat
 * model (the tables whose last column is `tests`) without either a test or the word that there is none. Where the column before is
 * `defences`, each row that has a test names one that is registered at least, and each that is registered stands in a row.
 *
 * @param root the folder that links start from
 */
export function threats(text, root, defences = []) {
  const all = rows(text)
  return [...links(text, root), ...unproven(all), ...undefended(all, defences)]
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

/** The rows of the threat model: what each is about, its tests, and its defences where the table has such a column. */
function rows(text) {
  let columns
  return text.split('\n').flatMap((line) => {
    if (!line.startsWith('|')) columns = undefined
    if (/\| tests \|$/.test(line)) columns = cells(line)
    else if (columns && !line.startsWith('|---')) return [rowOf(cells(line), columns)]
    return []
  })
}

function rowOf(row, columns) {
  const at = columns.indexOf('defences')
  const defences = at < 0 ? undefined : (row[at] ?? '')
  return { says: row.slice(0, 2).join(' '), tests: row.at(-1) ?? '', defences }
}

function unproven(all) {
  return all
    .filter((row) => !untested.test(row.tests) && !hasLink(row))
    .map(({ says }) => `SECURITY.md has no test for: ${says}`)
}

function undefended(all, registered) {
  const named = all.flatMap((row) => idsOf(row))
  const hasColumn = all.some(({ defences }) => defences !== undefined)
  const ids = registered.map(({ id }) => id)
  const bare = all.filter((row) => row.defences !== undefined && !untested.test(row.tests))
  return [
    ...bare
      .filter((row) => idsOf(row).length === 0)
      .map(({ says }) => `SECURITY.md names no defence for: ${says}`),
    ...named
      .filter((id) => !ids.includes(id))
      .map((id) => `SECURITY.md names a defence that is not registered: ${id}`),
    ...ids
      .filter((id) => hasColumn && !named.includes(id))
      .map((id) => `SECURITY.md has no row for the defence ${id}`),
  ]
}

const idsOf = ({ defences = '' }) => [...defences.matchAll(/`([^`]+)`/g)].map(([, id]) => id)

const cells = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

function hasLink({ tests }) {
  return [...tests.matchAll(link)].some(([, , target]) => isTest(target))
}
