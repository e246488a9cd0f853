import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** What of a room is no product, or says nothing that a test could notice. */
const notProduct = [/\.test\.ts$/, /\/testing\//, /\/((guardT|t)ables|exports)\.ts$/]

/** The sources of a room, by the patterns of its folders (all of them `**\/*.ts`), in the order of their names. */
export async function filesOf(patterns, root) {
  const folders = [...new Set(patterns.map((pattern) => pattern.replace(/\/\*.*$/, '')))]
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((name) => `${folder}/${name}`),
    ),
  )
  return found
    .flat()
    .filter((name) => name.endsWith('.ts') && !notProduct.some((one) => one.test(name)))
    .sort()
}
