import { nameOf } from './nameOf.mjs'

/**
 * What the first file hands the `others` of what they import from the page, by `source name`: all that is in the page's own code, and of
 * packages what several files import. A package that one file alone needs is imported there, and so is what is imported as a whole: a bundler
 * would keep all of a namespace that is handed on.
 */
export function handedBy(first, others) {
  const all = [first, ...others].flatMap(({ imports }) => [
    ...new Set(imports.map(({ source }) => source)),
  ])
  const isHanded = ({ source, names }) =>
    nameOf(source) === undefined &&
    (source.startsWith('eager:') || all.filter((one) => one === source).length > 1) &&
    names.every(({ imported }) => imported !== '*')
  const handed = new Map()
  for (const { source, names } of others.flatMap(({ imports }) => imports.filter(isHanded))) {
    for (const { imported } of names) {
      const key = `${source} ${imported}`
      if (!handed.has(key))
        handed.set(key, { source, imported, local: `${imported}$page${handed.size}` })
    }
  }
  return handed
}
