import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const demo = fileURLToPath(new URL('../../apps/demo/', import.meta.url))
const fixture = fileURLToPath(new URL('../fixture/', import.meta.url))

/** Builds the demo as it is now, and the page of the suite beside it. Returns the folder to serve. */
export async function buildPages(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'foyer-e2e-'))
  const common = { outDir, emptyOutDir: false }
  await build({
    root: demo,
    configFile: join(demo, 'vite.config.ts'),
    logLevel: 'error',
    build: common,
  })
  await build({
    root: fixture,
    configFile: false,
    logLevel: 'error',
    build: {
      ...common,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(fixture, 'fixture.html') },
    },
  })
  return outDir
}
