import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { host } from './host.mjs'
import { hostServer } from './hostServer.mjs'
import { pack, packFolder } from './pack.mjs'
import { packages } from './packages.mjs'
import { quickstarts } from './quickstarts.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'
import { stageServer } from './stageServer.mjs'

/**
 * Judges the packages as they would be published: builds and packs them, has the tarballs looked at by
 * publint and attw, then unpacks them into a host page's project and imports every entry. The server is
 * packed too, and runs in an operator's folder. With `--built` the `dist` folders are taken as they are.
 */
const into = await mkdtemp(join(tmpdir(), 'foyer-packed-'))
const complaints = []
try {
  if (!process.argv.includes('--built')) await build()
  const tarballs = []
  for (const one of packages) tarballs.push(await pack(one, into))
  for (const tarball of tarballs)
    complaints.push(...(await shape(tarball)), ...(await types(tarball)))
  complaints.push(...(await host(join(into, 'host'), tarballs)))
  complaints.push(...(await quickstarts(join(into, 'quickstarts'), tarballs)))
  const server = await packFolder(await stageServer(into), into)
  complaints.push(...(await shape(server)), ...(await hostServer(join(into, 'operator'), server)))
} catch (error) {
  complaints.push(error instanceof Error ? error.message : String(error))
} finally {
  await rm(into, { recursive: true, force: true })
}
for (const complaint of complaints) console.error(complaint)
console.log(`${packages.length + 1} packages, ${complaints.length} offences`)
process.exitCode = complaints.length > 0 ? 1 : 0

async function build() {
  const { code, output } = await run([process.execPath, join(root, 'scripts/build.mjs')])
  if (code !== 0) throw new Error(output)
}

/** What publint says of the files and the `package.json`. */
async function shape(tarball) {
  const file = await readFile(tarball)
  const { messages, pkg } = await publint({
    strict: true,
    pack: { tarball: file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) },
  })
  const said = messages.filter(({ type }) => type !== 'suggestion')
  const lost = (await readme(tarball)).match(/\]\((?!https:|#)[^)]*\)/g) ?? []
  return [
    ...said.map((message) => `publint: ${basename(tarball)}: ${formatMessage(message, pkg)}`),
    ...lost.map((link) => `${basename(tarball)}: a registry does not follow ${link} of the README`),
    ...(pkg.repository ? [] : [`${basename(tarball)}: it does not say where its sources are`]),
  ]
}

async function readme(tarball) {
  const { stdout } = await run(['tar', '-xzOf', tarball, 'package/README.md'])
  return stdout
}

/** What attw says of the types, for every way in which an ES module is imported. */
async function types(tarball) {
  const attw = fileURLToPath(
    new URL('dist/index.js', import.meta.resolve('@arethetypeswrong/cli/package.json')),
  )
  const options = ['--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji']
  const { code, output } = await run([process.execPath, attw, tarball, ...options])
  return code === 0 ? [] : [`attw: ${basename(tarball)}:\n${output}`]
}
