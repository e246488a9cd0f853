import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cleanSvg } from './cleanSvg.mjs'
import { cleanName } from './cleanText.mjs'
import { moreNetworks } from './moreNetworks.mjs'
import { readLiteral } from './readLiteral.mjs'

const served = /^(eip155|solana|polkadot|bip122|cosmos):[-_a-zA-Z0-9]{1,32}$/

/** Networks of the served families with their picture as plain shapes; those without are left out. */
export async function readNetworks(metadata, pictures) {
  const text = await readFile(join(metadata, 'dist/metadata/networks.js'), 'utf8')
  const found = new Map()
  for (const { id, caip2id, name: given } of readLiteral(text, 'networks')) {
    const name = cleanName(given)
    if (!name || !served.test(caip2id ?? '') || found.has(caip2id)) continue
    const svg = await readPicture(pictures, 'networks', id)
    if (svg) found.set(caip2id, { id: caip2id, name, svg })
  }
  for (const { id, name, picture } of moreNetworks) {
    const svg = await readPicture(pictures, ...picture)
    if (!svg) throw new Error(`There is no picture of ${name}`)
    found.set(id, { id, name, svg })
  }
  return [...found.values()].sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
}

/** A picture on a ground of its own, so that it can be seen on light and on dark. */
export async function readPicture(folder, kind, id) {
  const file = join(folder, 'dist/svgs', kind, 'background', `${id}.svg.js`)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text && cleanSvg(readLiteral(text))
}
