import { direct } from './direct.mjs'
import { handedBy } from './handedBy.mjs'
import { nameOf } from './nameOf.mjs'
import { partsOf } from './partsOf.mjs'
import { placeImports } from './placeImports.mjs'
import { plainNamespaces } from './plainNamespaces.mjs'
import { textOf } from './textOf.mjs'
import { textOfFirst } from './textOfFirst.mjs'
import { withRuntime } from './withRuntime.mjs'

/**
 * Turns chunks into files of which only the first, `entry`, imports from the page: it hands the others what they share, and what they need of
 * the page, when it opens them. Returns the text of each by its name. `exports` are the names that the first is imported for, `pathTo` says
 * how a file imports another, and `files` which files each comes after.
 */
export function link(chunks, { pathTo, exports, files: order }) {
  const parts = chunks.map(({ fileName, code: built }) => {
    const code = plainNamespaces(built)
    return { name: nameOf(`./${fileName}`), code, ...partsOf(code) }
  })
  const files = placeImports(direct(withRuntime(parts)), order)
  for (const { name, changing } of files)
    if (changing.length > 0) throw new Error(`${name} exports what changes: ${changing}`)
  const first = files.find(({ name }) => name === 'entry')
  const others = files.filter((file) => file !== first)
  const handed = handedBy(first, others)
  const body = (file) => bodyOf(file, files, pathTo)
  return new Map([
    ['entry', textOfFirst(first, { handed, others, exports, body: body(first) })],
    ...others.map((file) => [file.name, textOf(file, { handed, body: body(file) })]),
  ])
}

/** The code of a file without its imports and exports, and with the others loaded as `textOfFirst` has it. */
function bodyOf(file, files, pathTo) {
  const edits = [
    ...file.said.map(({ start, end }) => ({ start, end, text: '' })),
    ...file.loads.map(({ start, end, target }) => {
      const names = loadedFor(file, nameOf(target), files)
      const imports = names.map((name) => `import(${JSON.stringify(pathTo(file.name, name))})`)
      return { start, end, text: `load$(${imports.join(', ')})` }
    }),
  ]
  let { code } = file
  for (const { start, end, text } of edits.sort((a, b) => b.start - a.start))
    code = code.slice(0, start) + text + code.slice(end)
  return code.trim()
}

/** A file that another loads, after those that it comes after and that are not here yet. */
function loadedFor(file, target, files) {
  const here = [...before(file.name, files), file.name]
  return [...before(target, files).filter((name) => !here.includes(name)), target]
}

/** The names of the files that one comes after, each after those that it comes after itself. */
function before(name, files, path = []) {
  if (path.includes(name)) throw new Error(`files in a circle: ${[...path, name].join(', ')}`)
  const sources = files
    .find((file) => file.name === name)
    .imports.map(({ source }) => nameOf(source))
  const names = sources
    .filter((source) => source && source !== 'entry')
    .flatMap((source) => [...before(source, files, [...path, name]), source])
  return [...new Set(names)]
}
