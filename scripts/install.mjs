import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'

/** Makes `node_modules` hold what the lock file says. Does nothing when it does already. */
export async function install() {
  needNode()
  await installIn(root)
}

/** The same for the stock client, which only tests need. */
export function installStock() {
  return installIn(join(root, 'stock'))
}

/** The same for the older React of a quickstart. */
export function installReact18() {
  return installIn(join(root, 'scripts/quickstarts/react18'))
}

/** The same for the versions of wagmi and viem that hosts have, the lowest and the newest. */
export function installPeers() {
  return installIn(join(root, 'scripts/peers'))
}

/** The same for the bundlers with which hosts build their pages. */
export function installBundlers() {
  return installIn(join(root, 'scripts/bundlers'))
}

/** The same for the example of Next.js, which is large. */
export function installNext() {
  return installIn(join(root, 'examples/next'))
}

async function installIn(folder) {
  const reason = outdated(folder)
  if (!reason) return
  console.log(`Installing in ${basename(folder)} (${reason}): npm ci, half a minute or so …`)
  const command = ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund']
  const { code, output } = await run(command, { cwd: folder })
  if (code !== 0) throw new Error(`npm ci failed:\n${output}`)
}

/** Why the installed packages are not those of the lock file; `undefined` when they are. */
export function outdated(folder) {
  const installedFile = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(installedFile)) return 'nothing is installed yet'
  const wanted = read(join(folder, 'package-lock.json'))
  const installed = read(installedFile)
  for (const [path, { version, optional, devOptional, peer }] of Object.entries(wanted)) {
    if (!/(^|\/)node_modules\//.test(path)) continue
    // npm itself leaves these out where the machine has no use for them.
    if ((optional || devOptional || peer) && !installed[path]) continue
    if (!installed[path] || installed[path].version !== version)
      return `${path.replace(/.*node_modules\//, '')} is not as in package-lock.json`
  }
  return undefined
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

function needNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`)
}
