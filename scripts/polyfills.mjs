import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { build } from 'vite'
import { packAll } from './packAll.mjs'
import { packages } from './packages.mjs'
import { buildPage, layPages } from './page.mjs'
import { nodeNeedsIn } from './polyfills/nodeNeedsIn.mjs'
import { root } from './root.mjs'

/**
 * Demands that nothing that a page loads needs what Node has and a browser has not (`Buffer`, `process`, modules of Node), or brings a stand-in for
 * it along: in the packages as they are published, in a host's page with five chain families that is built with them, and in the pages of the wallet's
 * origin. With `--built` the `dist` folders are taken as they are.
 */

/** What of the packages runs in Node alone. */
const inNode = [
  /^packages\/directory\/dist\/(readDirectory|exports\/node)[.]js$/,
  /^packages\/testing\/dist\/(playwright\/|exports\/playwright[.]js$)/,
]

const folder = await mkdtemp(join(tmpdir(), 'foyer-polyfills-'))
const found = []
let files = 0
try {
  const tarballs = await packAll(folder, { built: process.argv.includes('--built') })
  for (const one of packages) await look(join(one.folder, 'dist'), { isBundled: false })
  const project = join(folder, 'project')
  await layPages(project, tarballs)
  await look((await buildPage(project, 'five.html')).folder, { isBundled: true })
  await look(await buildWallet(join(folder, 'wallet')), { isBundled: true })
} finally {
  await rm(folder, { recursive: true, force: true })
}
for (const complaint of found) console.error(complaint)
console.log(`${files} files, ${found.length} offences`)
process.exitCode = found.length > 0 ? 1 : 0

async function look(place, options) {
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  for (const { name, parentPath } of entries.filter((one) => /[.](js|html)$/.test(one.name))) {
    const path = join(parentPath, name)
    const shown = path.startsWith(folder) ? relative(folder, path) : relative(root, path)
    if (inNode.some((part) => part.test(shown))) continue
    files += 1
    const text = await readFile(path, 'utf8')
    const needs = nodeNeedsIn(name.endsWith('.js') ? text : inlineOf(text), options)
    found.push(...needs.map((need) => `${shown}: ${need}`))
  }
}

/** The scripts that stand in a page itself. */
function inlineOf(page) {
  return [...page.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join('\n')
}

async function buildWallet(outDir) {
  const wallet = join(root, 'apps/wallet')
  const configFile = join(wallet, 'vite.config.ts')
  await build({ root: wallet, configFile, logLevel: 'error', build: { outDir } })
  return outDir
}
