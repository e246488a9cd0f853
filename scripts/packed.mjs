import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { host } from './host.mjs'
import { packAll } from './packAll.mjs'
import { packages } from './packages.mjs'
import { peers } from './peers.mjs'
import { quickstarts } from './quickstarts.mjs'
import { run } from './run.mjs'
import { shape } from './shape.mjs'

/**
 * Judges the packages as they would be published: builds and packs them, has the tarballs looked at by
 * publint and attw, then unpacks them into a host page's project and imports every entry, and makes each page of
 * `docs/quickstart.md` with them; and uses them with the lowest and the newest of the peers, and without. With `--built` the `dist` folders
 * are taken as they are.
 */
const into = await mkdtemp(join(tmpdir(), 'foyer-packed-'))
const complaints = []
try {
  const tarballs = await packAll(into, { built: process.argv.includes('--built') })
  for (const tarball of tarballs)
    complaints.push(...(await shape(tarball)), ...(await types(tarball)))
  complaints.push(...(await host(join(into, 'host'), tarballs)))
  // A browser says less of what a compiler or Node complains of already.
  if (complaints.length === 0) {
    const both = [
      quickstarts(join(into, 'quickstarts'), tarballs),
      peers(join(into, 'peers'), tarballs),
    ]
    complaints.push(...(await Promise.all(both)).flat())
  }
} catch (error) {
  complaints.push(error instanceof Error ? error.message : String(error))
} finally {
  await rm(into, { recursive: true, force: true })
}
for (const complaint of complaints) console.error(complaint)
console.log(`${packages.length} packages, ${complaints.length} offences`)
process.exitCode = complaints.length > 0 ? 1 : 0

/** What attw says of the types, for every way in which an ES module is imported. */
async function types(tarball) {
  const attw = fileURLToPath(
    new URL('dist/index.js', import.meta.resolve('@arethetypeswrong/cli/package.json')),
  )
  const options = ['--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji']
  const { code, output } = await run([process.execPath, attw, tarball, ...options])
  return code === 0 ? [] : [`attw: ${basename(tarball)}:\n${output}`]
}
