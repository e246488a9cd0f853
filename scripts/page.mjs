import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { unpackAll } from './host.mjs'
import { root } from './root.mjs'

/** Makes a host's project of `scripts/page` and the packed packages. */
export async function layPages(project, tarballs) {
  await unpackAll(tarballs, project)
  await cp(join(root, 'scripts/page'), project, { recursive: true })
}

/** Builds one page of such a project as a host would, for production. Returns the file to open. */
export async function buildPage(project, page) {
  const folder = join(project, 'built', page)
  await build({
    root: project,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: folder, rolldownOptions: { input: join(project, page) } },
  })
  return { folder, page }
}
