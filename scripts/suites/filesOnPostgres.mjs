import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root } from '../root.mjs'
import { onPostgresAlone } from './onPostgresAlone.mjs'

/**
 * The tests that open the database of tests, themselves or by a helper of theirs, and those of several processes.
 *
 * @throws when one that is left to this suite would not be run by it
 */
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
  const found = files
    .filter((file) => isTest(file) && (file.name.startsWith('processes') || opens(file)))
    .map(({ name }) => join(folder, name))
  const lost = onPostgresAlone.filter((name) => !found.includes(join(root, name)))
  if (lost.length > 0) throw new Error(`No suite runs ${lost.join(', ')}`)
  return found
}
