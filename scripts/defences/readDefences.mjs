import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The registered defences of `folder`, each with its area: the name of the file it stands in. */
export async function readDefences(folder) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.mjs'))
  const lists = await Promise.all(
    names.sort().map(async (name) => {
      const { defences } = await import(pathToFileURL(join(folder, name)).href)
      return defences.map((defence) => ({ ...defence, area: basename(name, '.mjs') }))
    }),
  )
  return lists.flat()
}
