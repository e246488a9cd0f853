import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { Page } from './pages.js'

/** Builds a page for production, as a host would: nothing is set that a new Vite project does not set. */
export async function buildPage({ source, folder }: Page): Promise<void> {
  if (!source) return
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      reportCompressedSize: false,
      sourcemap: process.env.BENCH_MAPS ? 'hidden' : false,
    },
  })
}
