import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { asPublished } from './asPublished.js'

const demo = fileURLToPath(new URL('../../apps/demo/', import.meta.url))
const fixture = fileURLToPath(new URL('../fixture/', import.meta.url))

/** As users have it: for the environment that Vitest names, React comes with all its checks for developers, and twice as long. */
const inProduction: InlineConfig = {
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { development: false } },
}

/** As a developer has it, where React runs what is strict twice. */
const inDevelopment: InlineConfig = {
  define: { 'process.env.NODE_ENV': '"development"' },
  base: '/development/',
}

/**
 * Builds the demo as it is now and the page of the suite beside it for production, and the demo's first page for development once more, in a folder
 * of that name. Returns the folder to serve.
 */
export async function buildPages(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'foyer-e2e-'))
  const common = { outDir, emptyOutDir: false }
  // After `npm run build`, where a run is to load what a host's page loads; else the sources as they are.
  const plugins = process.env.FOYER_PACKAGES_ARE_BUILT ? [asPublished] : []
  const ofDemo = {
    root: demo,
    configFile: join(demo, 'vite.config.ts'),
    logLevel: 'error',
    plugins,
  } as const
  await build({ ...ofDemo, ...inProduction, build: common })
  await build({
    ...inProduction,
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
  await build({
    ...ofDemo,
    ...inDevelopment,
    build: {
      ...common,
      outDir: join(outDir, 'development'),
      rolldownOptions: { input: { index: join(demo, 'index.html') } },
    },
  })
  return outDir
}
