import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const demo = join(root, 'apps/demo')

/** Builds the demo when it was never built or its sources are newer. Returns the folder to serve. */
export async function buildDemo(): Promise<string> {
  const dist = join(demo, 'dist')
  const built = await changedAt(join(dist, 'index.html'))
  const sources = ['apps/demo', 'packages'].map((folder) => newest(join(root, folder)))
  const changed = Math.max(...(await Promise.all(sources)))
  if (built > changed) return dist
  const { build } = await import('vite')
  await build({ root: demo, configFile: join(demo, 'vite.config.ts'), logLevel: 'error' })
  return dist
}

const changedAt = async (path: string) => (await stat(path).catch(() => undefined))?.mtimeMs ?? 0

const skipped = new Set(['dist', 'node_modules'])

/** When anything under the folder was changed last. */
async function newest(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true })
  const times = entries
    .filter(({ name }) => !skipped.has(name) && !name.includes('.test.'))
    .map((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? newest(path) : changedAt(path)
    })
  return Math.max(0, ...(await Promise.all(times)))
}
