import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const specifier = /(?:from|import)\s*\(?\s*(["'])(\.[^"']*)\1/g

/** Removes compiled modules, and their types, that nothing published leads to: what they held is in another file. */
export async function prune({ folder, manifest }) {
  const { browser = {}, exports } = manifest.publishConfig
  const reached = [...Object.values(browser), ...Object.values(exports)]
    .flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)))
    .filter((file) => !file.includes('*'))
    .map((file) => join(folder, file))
  for (const file of reached) {
    const next = (await importedBy(file)).filter((one) => !reached.includes(one))
    reached.push(...next)
  }
  const dist = join(folder, 'dist')
  const left = (await readdir(dist, { recursive: true }))
    .filter((name) => /\.(js|d\.ts)$/.test(name))
    .map((name) => join(dist, name))
    .filter((file) => !reached.includes(file))
  for (const file of left) await rm(file)
}

/** The files beside it that a file imports, or those with their types. */
async function importedBy(file) {
  const isTypes = file.endsWith('.d.ts')
  const paths = (await readFile(file, 'utf8')).matchAll(specifier)
  const files = [...paths].map(([, , path]) =>
    resolve(file, '..', isTypes ? path.replace(/\.js$/, '.d.ts') : path),
  )
  return [...new Set(files)].filter((one) => existsSync(one))
}
