import { lastBefore } from './lastBefore.mjs'
import { nameOf } from './nameOf.mjs'

/**
 * Has a package that several chunks need imported by one of them: by the last that all of these come after, which shares it with them as it does
 * its own code. A page that opens none of them does not fetch it. What is imported as a whole stays where it is: a bundler would keep all of a
 * namespace that is shared. What only the first file comes before is left to `handedBy`.
 *
 * @param files which files each comes after
 */
export function placeImports(chunks, files) {
  const homes = homesOf(chunks, files)
  const shared = new Map()
  for (const { source, names } of chunks.flatMap(({ imports }) => imports)) {
    if (!homes.has(source)) continue
    for (const { imported } of names) {
      const key = `${source} ${imported}`
      if (!shared.has(key))
        shared.set(key, { source, imported, name: `${imported}$shared${shared.size}` })
    }
  }
  return chunks.map((file) => {
    const placed = [...shared.values()].filter(({ source }) => homes.get(source) === file.name)
    const own = file.imports.filter(({ source }) => homes.get(source) === file.name)
    return {
      ...file,
      imports: [
        ...file.imports
          .filter((one) => !own.includes(one))
          .map((one) => fromHome(one, homes, shared)),
        ...placed.map(({ source, imported, name }) => ({
          source,
          names: [{ imported, local: name }, ...localsOf(own, source, imported)],
        })),
      ],
      exports: [...file.exports, ...placed.map(({ name }) => ({ local: name, exported: name }))],
    }
  })
}

/** By each package that several chunks import, and not the first: the chunk that imports it for all of them. */
function homesOf(chunks, files) {
  const there = Object.keys(files).filter((name) => chunks.some((chunk) => chunk.name === name))
  const owners = new Map()
  const whole = new Set()
  for (const { name, imports } of chunks) {
    for (const { source, names } of imports) {
      if (nameOf(source) || source.startsWith('eager:')) continue
      owners.set(source, new Set(owners.get(source)).add(name))
      if (names.some(({ imported }) => imported === '*')) whole.add(source)
    }
  }
  const homes = [...owners]
    .filter(([source, { size }]) => size > 1 && !whole.has(source))
    .map(([source, names]) => [source, lastBefore([...names], files, there)])
  return new Map(homes.filter(([, home]) => home !== 'entry'))
}

function fromHome(one, homes, shared) {
  const home = homes.get(one.source)
  if (!home) return one
  const names = one.names.map(({ imported, local }) => ({
    imported: shared.get(`${one.source} ${imported}`).name,
    local,
  }))
  return { source: `./${home}.js`, names }
}

/** What the home calls it itself. */
function localsOf(own, source, imported) {
  return own
    .filter((one) => one.source === source)
    .flatMap(({ names }) => names.filter((name) => name.imported === imported))
}
