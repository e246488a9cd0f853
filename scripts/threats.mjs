import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g
const isTest = (path) => /\.test\.(ts|tsx|mjs)$/.test(path)
/** How a row says that no test stands behind it. */
const untested = /^(Stated|Out of scope)\b/

/**
 * What is wrong with SECURITY.md, a sentence each: links that lead nowhere, tests of another name than the link's, and rows of the threat
 * model (the tables whose last column is `tests`) without either a test or the word that there is none.
 *
 * @param root the folder that links start from
 */
export function threats(text, root) {
  return [...links(text, root), ...rows(text)]
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

/** Whether a test that runs is called so. A name of several tests stands as it is written, with `%s` or its like. */
function hasTest(source, name) {
  const quoted = ["'", '"', '`'].map((mark) => `${mark}${name}${mark}`)
  const at = quoted.map((one) => source.indexOf(one)).find((found) => found >= 0)
  if (at === undefined) return false
  const before = source.slice(0, at).split('\n').slice(-2).join('\n')
  return !/\.(skip|todo|skipIf|fails)\b/.test(before)
}

function rows(text) {
  let isTable = false
  const found = []
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) isTable = false
    else if (/\| tests \|$/.test(line)) isTable = true
    else if (isTable && !line.startsWith('|---') && !isProven(cells(line)))
      found.push(`SECURITY.md has no test for: ${cells(line).slice(0, 2).join(' ')}`)
  }
  return found
}

const cells = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

function isProven(row) {
  const last = row.at(-1) ?? ''
  return untested.test(last) || [...last.matchAll(link)].some(([, , target]) => isTest(target))
}
