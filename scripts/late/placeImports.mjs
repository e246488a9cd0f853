import { nameOf } from './nameOf.mjs'

/**
 * Has a package that several files need imported by one of them: by the last that all of these come after, which shares it with them as it does
 * its own code. A page that opens none of them does not fetch it. What is imported as a whole stays where it is: a bundler would keep all of a
 * namespace that is shared. What only the first file comes before is left to `handedBy`.
 *
 * @param after the names of the files that each comes after
 */
export function placeImports(files, after) {
  const homes = homesOf(files, after)
  const shared = new Map()
  for (const { source, names } of files.flatMap(({ imports }) => imports)) {
    if (!homes.has(source)) continue
    for (const { imported } of names)
      shared.set(`${source} ${imported}`, { source, imported, name: '' })
  }
  for (const [index, one] of [...shared.values()].entries())
    one.name = `${one.imported}$shared${index}`
  return files.map((file) => {
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

/** By each package that several files import, and not the first: the file that imports it for all of them. */
function homesOf(files, after) {
  const owners = new Map()
  for (const { name, imports } of files) {
    for (const { source, names } of imports) {
      if (nameOf(source) || source.startsWith('eager:')) continue
      const isWhole = names.some(({ imported }) => imported === '*')
      const before = owners.get(source) ?? { names: new Set(), isWhole: false }
      before.names.add(name)
      owners.set(source, { ...before, isWhole: before.isWhole || isWhole })
    }
  }
  const homes = [...owners]
    .filter(([, { names, isWhole }]) => names.size > 1 && !isWhole)
    .map(([source, { names }]) => [source, homeOf([...names], files, after)])
  return new Map(homes.filter(([, home]) => home !== undefined && home !== 'entry'))
}

function homeOf(owners, files, after) {
  const isBefore = (home, owner) => home === owner || after[owner]?.includes(home)
  const names = Object.keys(after).filter((name) => files.some((file) => file.name === name))
  return names.findLast((home) => owners.every((owner) => isBefore(home, owner)))
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
