import { join, posix } from 'node:path'
import { root } from '../root.mjs'
import { assign } from './assign.mjs'
import { buildGraph, isOurs } from './buildGraph.mjs'
import { reached } from './eagerModules.mjs'
import { leaveOut } from './leaveOut.mjs'
import { link } from './link.mjs'
import { placeOf } from './placeOf.mjs'

/**
 * Builds what a page fetches by one import into one file, in the place of the module `entry`, and what is fetched from there into the `files`.
 * Returns the text of each by its place in `dist`, and the licences of what is in them.
 *
 * The page's own modules (`eager`) are imported and not built in. A file that comes later imports nothing: the first hands it what both need
 * (see `link`), because bundlers cut a file in two, or in dozens, when a second dynamic import leads to a part of it.
 */
export async function gather({ entry, eager, files, bundled }) {
  const [home, ...path] = entry.split('/')
  const options = {
    input: { entry: join(root, 'packages', home, 'src', ...path) },
    external: (id) => id.startsWith('eager:') || (!isOurs(id) && !bundled.includes(id)),
    plugins: [leaveOut({ eager, home, bundled })],
  }
  const apart = await buildGraph(options)
  const imported = apart.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)
  const places = assign(
    imported.map((chunk) => [placeOf(chunk.facadeModuleId), reached(chunk, apart)]),
    { entry, files },
  )
  const name = (id) => places.get(id) ?? 'entry'
  const groups = [{ debugName: 'files', name, minSize: 0 }]
  const output = await buildGraph({
    ...options,
    license: { fileName: 'licences.md' },
    output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
  })
  const chunks = output.filter(({ type }) => type === 'chunk')
  return {
    texts: placed(chunks, { first: path.join('/').replace(/\.tsx?$/, '.js'), files }),
    licences: output.find(({ fileName }) => fileName === 'licences.md')?.source,
  }
}

function placed(chunks, { first, files }) {
  // A file is named as what it exports.
  const exports = [posix.basename(first, '.js')]
  const placeOfFile = (file) => (file === 'entry' ? first : `late/${file}.js`)
  const pathTo = (from, to) => pathFrom(placeOfFile(from), placeOfFile(to))
  const texts = [...link(chunks, { pathTo, exports, files })].map(([file, text]) => {
    const place = placeOfFile(file)
    const toPage = (_, to) => JSON.stringify(to.startsWith('@') ? to : pathFrom(place, to))
    return [place, text.replaceAll(/"eager:(.*?)"/g, toPage)]
  })
  return new Map(texts)
}

function pathFrom(from, to) {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}
