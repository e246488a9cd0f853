import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stage } from './pack.mjs'
import { packages } from './packages.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'
import { stageServer } from './stageServer.mjs'

/**
 * Publishes every package at the version that `npx changeset version` gave it, once the packed files
 * are found whole. Anything given after `--` goes to `npm publish`: `npm run release -- --dry-run`.
 */
const into = await mkdtemp(join(tmpdir(), 'foyer-release-'))
const show = (text) => process.stdout.write(text)
try {
  for (const check of ['packed', 'operator'])
    await must([process.execPath, join(root, `scripts/${check}.mjs`)], root)
  for (const one of packages) await publish(await stage(one, into))
  await publish(await stageServer(into))
} finally {
  await rm(into, { recursive: true, force: true })
}

function publish(folder) {
  return must(['npm', 'publish', ...process.argv.slice(2)], folder)
}

async function must(command, cwd) {
  const { code } = await run(command, { cwd, show })
  if (code !== 0) throw new Error(`${command.join(' ')} failed`)
}
