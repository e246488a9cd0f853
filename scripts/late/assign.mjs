import { lastBefore } from './lastBefore.mjs'

/**
 * Which file each module stands in. `reaches` has, for each module that is imported when it is needed, the modules that arrive with it. What the
 * entry needs stands in the entry; what files need, in the last file that all of these come after.
 */
export function assign(reaches, { entry, files }) {
  for (const name of Object.values(files).flatMap(({ of }) => of))
    if (!reaches.some(([imported]) => imported === name))
      throw new Error(
        `${name} is not imported dynamically: remove it from its files in scripts/late`,
      )
  const places = new Map()
  for (const module of reaches.find(([name]) => name === entry)[1]) places.set(module, 'entry')
  const needs = new Map()
  for (const [name, modules] of reaches) {
    if (name === entry) continue
    const file = fileOf(name, files)
    for (const module of modules.filter((id) => !places.has(id)))
      needs.set(module, new Set(needs.get(module)).add(file))
  }
  for (const [module, owners] of needs) places.set(module, lastBefore([...owners], files))
  return places
}

function fileOf(name, files) {
  const named = Object.entries(files).find(([, { of }]) => of.includes(name))
  if (!named) throw new Error(`${name} has no file: name one in scripts/late`)
  return named[0]
}
