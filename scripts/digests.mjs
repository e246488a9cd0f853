import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { differing, digestOf } from './digests/differing.mjs'
import { root } from './root.mjs'

/**
 * Builds the pages of the wallet's origin and writes down the SHA-256 of each file. With the address of a running wallet it asks that
 * one for the same files instead, and says which differ: `node scripts/digests.mjs https://wallet.example my-project`.
 */
const [address, projectId = ''] = process.argv.slice(2)
const wallet = join(root, 'apps/wallet')

// What is built depends on it, whoever runs this.
process.env.NODE_ENV = 'production'
const built = await buildPages()
if (address === undefined) for (const [name, digest] of built) console.log(`${digest}  ${name}`)
else await compare()

async function buildPages() {
  const outDir = await mkdtemp(join(tmpdir(), 'foyer-digests-'))
  try {
    const configFile = join(wallet, 'vite.config.ts')
    await build({ root: wallet, configFile, logLevel: 'error', build: { outDir } })
    const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
    const names = entries.filter((entry) => entry.isFile()).map((entry) => pathIn(outDir, entry))
    return await Promise.all(
      names.sort().map(async (name) => [name, digestOf(await readFile(join(outDir, name)))]),
    )
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

async function compare() {
  const others = await differing(built, projectId, (path) => fetch(new URL(path, address)))
  for (const other of others) console.error(`not what was built here: ${other}`)
  console.log(`${built.length} files, ${others.length} differ`)
  process.exitCode = others.length > 0 ? 1 : 0
}

function pathIn(folder, { parentPath, name }) {
  return join(parentPath, name)
    .slice(folder.length + 1)
    .replaceAll('\\', '/')
}
