import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buildStale } from '../demo/buildStale.js'

const server = join(dirname(createRequire(import.meta.url).resolve('server')), '../..')

/** Builds the server's programs when they were never built or their sources are newer. Returns the guard's file. */
export async function buildGuard(): Promise<string> {
  const made = join(server, 'dist/guard.js')
  await buildStale({
    made,
    sources: ['apps/server', 'packages/protocol/src', 'packages/directory/src'],
    async build() {
      const { build } = await import('vite')
      await build({ root: server, configFile: join(server, 'vite.config.ts'), logLevel: 'error' })
    },
  })
  return made
}
