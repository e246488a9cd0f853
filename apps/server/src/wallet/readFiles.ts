import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A built file, as it is sent. */
export type BuiltFile = {
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The same, made smaller once for all who ask. */
  readonly gzip: Uint8Array<ArrayBuffer>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.md': 'text/plain; charset=utf-8',
}

/**
 * Reads a built page with all of its files, by their paths. What is not in this table is not served, so that no path leads out of the
 * folder.
 *
 * @throws when the folder cannot be read
 */
export function readFiles(folder: string): ReadonlyMap<string, BuiltFile> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && types[extname(entry.name)] !== undefined)
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    files.map((file) => {
      const bytes = new Uint8Array(readFileSync(file))
      const type = types[extname(file)] ?? ''
      const path = `/${relative(folder, file).replaceAll('\\', '/')}`
      return [path, { type, bytes, gzip: new Uint8Array(gzipSync(bytes, { level: 9 })) }]
    }),
  )
}
