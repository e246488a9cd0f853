import { readdirSync, readFileSync } from 'node:fs'
import type { Directory, DirectoryIcon } from './directory.js'

const types = { webp: 'image/webp', svg: 'image/svg+xml' } as const

/**
 * Reads the whole directory from this package's own files, pictures included (about 1.2 MB). Meant for a server at its
 * start; it sends no request.
 */
export function readDirectory(): Directory {
  // From `src` and from `dist` alike, the data is one folder up.
  const data = new URL('../data/', import.meta.url)
  const read = (file: string) => JSON.parse(readFileSync(new URL(file, data), 'utf8'))
  return { ...read('wallets.json'), ...read('networks.json'), icons: readIcons(data) }
}

function readIcons(data: URL): Map<string, DirectoryIcon> {
  const folder = new URL('icons/', data)
  const icons = new Map<string, DirectoryIcon>()
  for (const file of readdirSync(folder)) {
    const [hash, ending] = file.split('.')
    if (hash && (ending === 'webp' || ending === 'svg'))
      icons.set(hash, {
        type: types[ending],
        bytes: new Uint8Array(readFileSync(new URL(file, folder))),
      })
  }
  return icons
}
