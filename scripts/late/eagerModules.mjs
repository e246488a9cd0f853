import { buildGraph, isOurs } from './buildGraph.mjs'

/**
 * The modules that are in a page's first code whenever it has these entries, as bundlers keep them for production: without what nothing
 * imports from a list of names, and without what is for development.
 */
export async function eagerModules(entries) {
  const input = Object.fromEntries(entries.map((file, index) => [`entry${index}`, file]))
  const chunks = await buildGraph({
    input,
    external: (name) => !isOurs(name),
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const entryChunks = chunks.filter(({ isEntry }) => isEntry)
  return new Set(entryChunks.flatMap((chunk) => reached(chunk, chunks)))
}

/** The modules that arrive when a chunk is imported. */
export function reached(chunk, chunks) {
  const queue = [chunk]
  for (const { imports } of queue) {
    for (const name of imports) {
      const next = chunks.find(({ fileName }) => fileName === name)
      if (next && !queue.includes(next)) queue.push(next)
    }
  }
  return queue.flatMap(modulesOf)
}

/** The modules of which something is in a chunk. */
function modulesOf({ modules }) {
  return Object.entries(modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id)
}
