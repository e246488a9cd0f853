import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'

/** Builds the demo page into `apps/demo/dist`, unless it is newer than everything it is made of. */
export async function buildDemo() {
  const built = join(root, 'apps/demo/dist/index.html')
  const sources = ['apps/demo', 'packages', 'package-lock.json'].map((path) => join(root, path))
  if (existsSync(built) && newest(sources) < statSync(built).mtimeMs) return
  console.log('Building the demo …')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { code, output } = await run([process.execPath, vite, 'build'], {
    cwd: join(root, 'apps/demo'),
  })
  if (code !== 0) throw new Error(`The demo could not be built:\n${output}`)
}

/** When the youngest of these files, or of the files under these folders, was written. */
function newest(paths) {
  const times = paths.map((path) => {
    const entry = statSync(path)
    if (!entry.isDirectory()) return entry.mtimeMs
    const inside = readdirSync(path).filter((name) => name !== 'dist' && name !== 'node_modules')
    return newest(inside.map((name) => join(path, name)))
  })
  return Math.max(0, ...times)
}
