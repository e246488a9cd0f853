import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const packages = fileURLToPath(new URL('../../packages/', import.meta.url))

type Target = string | { default: string }
type Manifest = { publishConfig?: { exports?: Record<string, Target> } }

/**
 * Takes our packages as they are published, from their `dist` folders, and not as their sources: a fourth of the files, which is what a host's page
 * loads.
 */
export const asPublished: Plugin = {
  name: 'as-published',
  enforce: 'pre',
  resolveId(id) {
    const [scope, name, ...path] = id.split('/')
    if (scope !== '@foyer' || !name) return undefined
    const folder = join(packages, name)
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return join(folder, targetOf(manifest.publishConfig?.exports ?? {}, ['.', ...path].join('/')))
  },
}

/** The file of an entry; that of a pattern stands for all that begin alike. @throws when there is no such entry */
function targetOf(entries: Record<string, Target>, entry: string): string {
  const key = Object.keys(entries).find((one) => {
    const [start = '', end] = one.split('*')
    return end === undefined ? one === entry : entry.startsWith(start) && entry.endsWith(end)
  })
  const found = key === undefined ? undefined : entries[key]
  if (key === undefined || found === undefined) throw new Error(`There is no entry ${entry}`)
  const target = typeof found === 'string' ? found : found.default
  return target.replace('*', entry.slice(key.indexOf('*')))
}
