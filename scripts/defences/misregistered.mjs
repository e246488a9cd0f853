import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasTest } from './namedTest.mjs'

/** What is wrong with how defences are registered, a sentence each: what can be said without taking one away. */
export function misregistered(defences, root) {
  const seen = new Set()
  return defences.flatMap((defence) => {
    const { id, area } = defence
    const found = [...faults(defence, root), ...(seen.has(id) ? ['another one has this id'] : [])]
    seen.add(id)
    return found.map((fault) => `defences/${area}.mjs: ${id}: ${fault}`)
  })
}

function* faults({ id = '', file, code, without, test, named }, root) {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) yield 'its id is no kebab-case'
  const source = read(root, file)
  const times = source === undefined || !code ? 0 : source.split(code).length - 1
  if (source === undefined) yield `there is no file ${file}`
  else if (times !== 1) yield `its code stands ${times} times in ${file}`
  if (typeof without !== 'string' || without === code) yield 'without it nothing is another'
  const tests = read(root, test)
  if (tests === undefined) yield `there is no file ${test}`
  else if (!named || !hasTest(tests, named)) yield `${test} has no test: ${named}`
  // They run beside databases alone.
  if (/^apps\/server\/src\/processes/.test(test)) yield `${test} is not run here: name another test`
}

function read(root, path) {
  const file = join(root, String(path))
  return path && existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
