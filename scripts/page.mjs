import { createHash } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { basename, join } from 'node:path'
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
    build: {
      outDir: folder,
      rolldownOptions: {
        input: join(project, page),
        output: { entryFileNames: fileName, chunkFileNames: fileName },
      },
    },
  })
  return { folder, page }
}

/**
 * A file's name as long and as hard to compress as a host's, and the same wherever the page is built.
 * The bundler's own hash depends on the folder, and with it what the files that name others weigh: by up to ten bytes.
 */
function fileName({ name, moduleIds, isEntry }) {
  const named = [name, isEntry, moduleIds.map((id) => basename(id))]
  const hash = createHash('sha256').update(JSON.stringify(named))
  return `assets/${name}-${hash.digest('base64url').slice(0, 8)}.js`
}
