import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from './startPostgres.mjs'
import { startRedis } from './startRedis.mjs'

/**
 * Keeps databases for whoever started this, as long as they hold its standard input open: however they
 * die, the databases end with them. Says where they are in one line of JSON.
 *
 *     keep.mjs [postgres] [redis] [--folder <kept data>] [--port <of the one>] [--safe]
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string' }, port: { type: 'string' }, safe: { type: 'boolean' } },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
// The parent process may be gone before the line is written.
process.stdout.on('error', () => undefined)

const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'foyer-databases-'))
// The databases run as another user where this one is root.
chmodSync(folder, 0o755)
const running = []
const left = new Promise((resolve) => process.stdin.on('close', resolve).resume())
try {
  const port = values.port === undefined ? undefined : Number(values.port)
  const said = {}
  for (const [name, start] of Object.entries({ postgres: startPostgres, redis: startRedis })) {
    if (!positionals.includes(name)) continue
    const one = await start({ folder, port, safe: values.safe })
    running.push(one)
    said[name] = { url: one.url, port: one.port, pid: one.pid }
  }
  process.stdout.write(`${JSON.stringify(said)}\n`)
  await left
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
} finally {
  await Promise.all(running.map(({ stop }) => stop()))
  if (values.folder === undefined) rmSync(folder, { recursive: true, force: true })
}
