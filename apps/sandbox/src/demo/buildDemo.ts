import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildStale } from './buildStale.js'

const demo = fileURLToPath(new URL('../../../demo/', import.meta.url))
const dist = join(demo, 'dist')

/** Builds the demo when it was never built or its sources are newer. Returns the folder to serve. */
export async function buildDemo(): Promise<string> {
  await buildStale({
    made: join(dist, 'index.html'),
    sources: ['apps/demo', 'packages'],
    async build() {
      const { build } = await import('vite')
      await build({ root: demo, configFile: join(demo, 'vite.config.ts'), logLevel: 'error' })
    },
  })
  return dist
}
