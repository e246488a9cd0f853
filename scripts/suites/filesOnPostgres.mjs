import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root } from '../root.mjs'

/** The tests that open the database of tests, themselves or by a helper of theirs, and those of several processes. */
export async function filesOnPostgres() {
  const folder = join(root, 'apps/server/src')
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'))
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  )
  const isTest = ({ name }) => name.endsWith('.test.ts')
  const openers = files
    .filter((file) => !isTest(file) && file.text.includes('openTestDatabase'))
    .map(({ name }) => `/${basename(name, '.ts')}.js'`)
  const opens = ({ text }) => openers.some((opener) => text.includes(opener))
  return files
    .filter((file) => isTest(file) && (file.name.startsWith('processes') || opens(file)))
    .map(({ name }) => join(folder, name))
}
