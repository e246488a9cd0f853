import { existsSync } from 'node:fs'
import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compiler } from '../compiler.mjs'
import { link, unpack } from '../host.mjs'
import { root } from '../root.mjs'
import { run } from '../run.mjs'

const folder = join(root, 'scripts/peers')
const timeoutMs = 240_000
const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM'],
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  },
  files: ['types.ts'],
}

/** The lowest and the newest of each line of wagmi's core that the adapter serves, each with a viem of its time. */
export const lines = ['lowest-2', 'newest-2', 'lowest-3', 'newest-3']

/** Lays the packed packages into a host's project that has a line's versions of viem and wagmi's core. */
export async function layLine(app, line, tarballs) {
  const modules = join(app, 'node_modules')
  for (const name of ['viem', '@wagmi/core']) await link(name, modules, homeOf(line, name))
  for (const tarball of tarballs) await unpack(tarball, app)
  await writeFile(join(app, 'package.json'), '{ "type": "module", "private": true }\n')
  await writeFile(join(app, 'tsconfig.json'), JSON.stringify(tsconfig))
  for (const file of ['types.ts', 'visit.mjs'])
    await copyFile(join(folder, 'host', file), join(app, file))
}

/** Compiles the host's project, and does there what visitors do. Returns what went wrong. */
export async function tryLine(app, line, urls) {
  // Users who share an account overtake each other's transactions.
  const nth = lines.indexOf(line)
  const commands = [
    [compiler, '-p', '.'],
    ['visit.mjs', ...urls, String(2 * nth), String(2 * nth + 1)],
  ]
  const found = []
  for (const command of commands) {
    const { code, output } = await run([process.execPath, ...command], { cwd: app, timeoutMs })
    if (code !== 0) found.push(output)
  }
  return found
}

/** The `node_modules` that has a package for a line: its own, or the one above that several share. */
function homeOf(line, name) {
  const own = join(folder, line, 'node_modules')
  return existsSync(join(own, name)) ? own : join(folder, 'node_modules')
}
