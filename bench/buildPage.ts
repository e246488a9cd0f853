import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import type { Page } from './pages.js'

/** Builds a page for production, as a host would, with the packages as they are published: nothing is set that a new Vite project does not set. */
export async function buildPage({ source, folder }: Page): Promise<void> {
  if (!source) return
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), published()],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      reportCompressedSize: false,
      sourcemap: process.env.BENCH_MAPS ? 'hidden' : false,
    },
  })
}

/** Has a page find our packages where `npm run bench` unpacked them, and not the sources of this repository. */
function published(): Plugin {
  const { BENCH_PACKED: packed } = process.env
  return {
    name: 'published',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!packed || !source.startsWith('@foyer/') || importer?.startsWith(packed)) return null
      // As a file beside the packages would import it.
      const beside = join(packed, 'node_modules/@foyer/core/package.json')
      return this.resolve(source, beside, { skipSelf: true })
    },
  }
}
