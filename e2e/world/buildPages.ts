import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { asPublished } from './asPublished.js'

const demo = fileURLToPath(new URL('../../apps/demo/', import.meta.url))
const fixture = fileURLToPath(new URL('../fixture/', import.meta.url))

/** Builds the demo as it is now, and the page of the suite beside it. Returns the folder to serve. */
export async function buildPages(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'foyer-e2e-'))
  const common = { outDir, emptyOutDir: false }
  // After `npm run build`, where a run is to load what a host's page loads; else the sources as they are.
  const plugins = process.env.FOYER_PACKAGES_ARE_BUILT ? [asPublished] : []
  await build({
    root: demo,
    configFile: join(demo, 'vite.config.ts'),
    logLevel: 'error',
    plugins,
    build: common,
  })
  await build({
    root: fixture,
    configFile: false,
    logLevel: 'error',
    plugins,
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
