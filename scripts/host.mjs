import { copyFile, mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compiler } from './compiler.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

const guides = ['docs/theming.md', 'docs/buttons.md', 'docs/testing.md']

/**
 * Makes a host's project in `folder` with the tarballs installed, each beside what it declares and
 * nothing else, and uses them: every entry is imported in Node, the screen is rendered without a
 * window, the wallets for browser tests are made, and the examples of the documents are compiled. Returns what went wrong.
 *
 * No registry is asked: other people's packages are linked from this repository's `node_modules`.
 */
export async function host(folder, tarballs) {
  const names = await unpackAll(tarballs, folder)
  await writeFile(join(folder, 'package.json'), '{ "type": "module", "private": true }\n')
  for (const file of await readdir(join(root, 'scripts/host')))
    await copyFile(join(root, 'scripts/host', file), join(folder, file))
  for (const [name, code] of await examples()) await writeFile(join(folder, name), code)
  for (const name of ['@types', 'typescript', 'playwright-core'])
    await link(name, join(folder, 'node_modules'))

  return [
    ...(await attempt('import', ['import.mjs', ...names], folder)),
    ...(await attempt('render on a server', ['render.mjs'], folder)),
    ...(await attempt('make a script of wallets', ['wallets.mjs'], folder)),
    ...(await attempt('compile the examples of the documents', [compiler, '-p', '.'], folder)),
  ]
}

async function attempt(what, parameters, cwd) {
  const { code, output } = await run([process.execPath, ...parameters], { cwd, timeoutMs: 60_000 })
  return code === 0 ? [] : [`${what}:\n${output}`]
}

/** Installs tarballs in a project. Returns the names under which what is in them can be imported. */
export async function unpackAll(tarballs, folder) {
  const names = []
  for (const tarball of tarballs) names.push(...(await unpack(tarball, folder)))
  return names
}

/** Installs a tarball in a project, without those peers that are `missing` there. Returns the names under which the package can be imported. */
export async function unpack(tarball, folder, missing = []) {
  const staging = join(folder, 'unpacked', tarball.replace(/^.*\//, ''))
  await mkdir(staging, { recursive: true })
  const { code, output } = await run(['tar', '-xzf', tarball, '-C', staging])
  if (code !== 0) throw new Error(output)
  const manifest = JSON.parse(await readFile(join(staging, 'package/package.json'), 'utf8'))
  const home = join(folder, 'node_modules', manifest.name)
  await mkdir(dirname(home), { recursive: true })
  await rename(join(staging, 'package'), home)
  for (const name of theirs(manifest.dependencies)) await link(name, join(home, 'node_modules'))
  // A peer is the host's own: it stands beside the package.
  for (const name of theirs(manifest.peerDependencies).filter((name) => !missing.includes(name)))
    await link(name, join(folder, 'node_modules'))
  return Object.keys(manifest.exports)
    .filter((entry) => entry !== './package.json' && !entry.includes('*'))
    .map((entry) => `${manifest.name}${entry.slice(1)}`)
}

function theirs(dependencies = {}) {
  return Object.keys(dependencies).filter((name) => !name.startsWith('@foyer/'))
}

/** Puts a package of others into a project, as it is installed here. What is there already stays. */
export async function link(name, into, from = join(root, 'node_modules')) {
  const place = join(into, name)
  await mkdir(dirname(place), { recursive: true })
  await symlink(join(from, name), place).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/** The TypeScript of the README and the guides, a file each: what newcomers copy has to compile. */
async function examples() {
  const found = []
  for (const file of ['README.md', ...guides]) {
    const blocks = (await readFile(join(root, file), 'utf8')).matchAll(/```tsx\n([\s\S]*?)```/g)
    for (const [, code] of blocks) found.push([`example${found.length}.tsx`, code])
  }
  if (found.length === 0) throw new Error('the documents have no ```tsx block')
  return found
}
