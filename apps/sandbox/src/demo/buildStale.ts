import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Runs the build when the file was never built or its sources are newer. */
export async function buildStale({ made, sources, build }: buildStale.Parameters): Promise<void> {
  const built = await changedAt(made)
  const changed = await Promise.all(sources.map((folder) => newest(join(root, folder))))
  if (built <= Math.max(...changed)) await build()
}

export declare namespace buildStale {
  type Parameters = {
    /** A file that the build makes. */
    made: string
    /** Folders of the repository. */
    sources: readonly string[]
    build: () => Promise<unknown>
  }
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
