import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'

/** Asks whether the committed migrations make the tables that the sources of the server and of the guard speak of. */
const server = join(root, 'apps/server')
const folder = await mkdtemp(join(tmpdir(), 'foyer-schema-'))
try {
  await check('migrations', './src/**/tables.ts', 'migrations')
  await check('guard-migrations', './src/guard/guardTables.ts', 'migrations:guard')
  await check('relay-migrations', './src/relay/relayTables.ts', 'migrations:relay')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function check(committed, schema, script) {
  const out = join(folder, committed)
  await cp(join(server, committed), out, { recursive: true })
  const before = await readdir(out)
  const drizzle = join(root, 'node_modules/.bin/drizzle-kit')
  const command = [drizzle, 'generate', '--dialect', 'postgresql']
  const { code, output } = await run(
    [...command, '--schema', schema, '--out', relative(server, out), '--name', 'drift'],
    { cwd: server, timeoutMs: 120_000 },
  )
  const made = (await readdir(out)).filter((name) => !before.includes(name))
  if (code !== 0) throw new Error(`drizzle-kit failed:\n${output}`)
  if (made.length > 0)
    throw new Error(
      `The tables are not as the migrations make them: npm run ${script} -w server -- <name>`,
    )
  if (!output.includes('No schema changes')) throw new Error(`drizzle-kit said:\n${output}`)
}
