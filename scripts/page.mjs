import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { root } from './root.mjs'

/** Builds one page of `scripts/page` as a host would, for production. Returns the file to open. */
export async function buildPage(page, outDir) {
  const folder = join(root, 'scripts/page')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(folder, page) } },
  })
  return { folder: outDir, page }
}
