import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** The published packages, each after those it stands on. */
const order = ['protocol', 'directory', 'siwx', 'core', 'adapters', 'testing', 'react']

/** Name, folder and `package.json` of each package that is there. */
export const packages = order
  .map((name) => join(root, 'packages', name))
  .filter((folder) => existsSync(join(folder, 'package.json')))
  .map((folder) => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { name: manifest.name, folder, manifest }
  })

/** The source file behind each public entry: `['.', '/…/src/exports/index.ts']`. */
export function entries({ folder, manifest }) {
  return Object.entries(manifest.exports)
    .filter(([entry]) => entry !== './package.json')
    .map(([entry, file]) => [entry, join(folder, file)])
}

/** The source files of what bundlers take for a browser in the place of another file. */
export function browserFiles({ folder, manifest }) {
  return Object.values(manifest.publishConfig.browser ?? {}).map((file) =>
    join(folder, file.replace('/dist/', '/src/').replace(/js$/, 'ts')),
  )
}
