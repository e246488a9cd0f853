import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildStale } from '../demo/buildStale.js'

const page = fileURLToPath(new URL('./page/', import.meta.url))
const dist = fileURLToPath(new URL('../../dist/pocket/', import.meta.url))

/** Builds Pocket Wallet when it was never built or its sources are newer. Returns the folder to serve. */
export async function buildPocket(): Promise<string> {
  await buildStale({
    made: join(dist, 'index.html'),
    sources: ['apps/sandbox/src/pocket', 'packages/testing/src', 'packages/protocol/src'],
    async build() {
      const [{ build }, { default: react }] = await Promise.all([
        import('vite'),
        import('@vitejs/plugin-react'),
      ])
      await build({
        root: page,
        configFile: false,
        logLevel: 'error',
        plugins: [react()],
        build: {
          outDir: dist,
          // Another process may be serving or building it at this moment.
          emptyOutDir: false,
          target: 'es2022',
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
        },
      })
    },
  })
  return dist
}
