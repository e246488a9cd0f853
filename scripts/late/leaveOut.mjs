import { readFileSync } from 'node:fs'
import { packages } from '../packages.mjs'
import { isOurs } from './buildGraph.mjs'
import { placeOf } from './placeOf.mjs'

/**
 * Has a build of the package `home` import what it does not build in, from where that is published: modules of the page's own code, named
 * `eager:…` for `gather`, and those of other packages of ours that import what only these depend on.
 */
export function leaveOut({ eager, home, bundled }) {
  const { manifest } = packages.find(({ name }) => name === `@foyer/${home}`)
  const declared = new Set([
    ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
    ...bundled,
  ])
  const isStrange = (id) =>
    !placeOf(id).startsWith(`${home}/`) && importsOf(id).some((name) => !declared.has(name))
  return {
    name: 'leave-out',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer || !isOurs(source)) return undefined
      const found = await this.resolve(source, importer, { skipSelf: true })
      if (!found || found.external) return found
      const id = publishedAs(found.id, home)
      if (eager.has(found.id)) return { id: `eager:${id}`, external: true }
      return isStrange(found.id) ? { id, external: true } : found
    },
  }
}

/** The names of other packages that a module imports from. */
function importsOf(id) {
  if (!/\.tsx?$/.test(id)) return []
  const names = readFileSync(id, 'utf8').matchAll(/ from '((?:@[^/']+[/])?[^/'.][^/']*)/g)
  return [...names].map(([, name]) => name).filter((name) => !name.startsWith('@foyer/'))
}

/** How a published file of `home` imports a module: by its place in the same package, or by the entry that other packages have for it. */
function publishedAs(id, home) {
  const [name, ...path] = placeOf(id).split('/')
  const file = path
    .join('/')
    .replace(/\.tsx?$/, '')
    .replace(/\.css\?inline$/, '.css')
  return name === home ? `${file}.js` : `@foyer/${name}/internal/${file}`
}
