import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browser } from './browser.mjs'
import { startPostgres } from './databases/startPostgres.mjs'
import { unpackAll } from './host.mjs'
import { install } from './install.mjs'
import { packAll } from './packAll.mjs'
import { root } from './root.mjs'

/** `npm run bench`: installs what is missing, packs the packages, starts a PostgreSQL, then measures. Whatever follows `--` goes to the bench. */
const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
// PostgreSQL runs as another user where this is run as root.
chmodSync(folder, 0o755)
try {
  await install()
  const packed = join(folder, 'host')
  await unpackAll(await packAll(folder), packed)
  const postgres = await startPostgres({ folder, safe: true })
  const child = spawn(process.execPath, ['--import', 'tsx', 'run.ts', ...process.argv.slice(2)], {
    cwd: `${root}/bench`,
    env: {
      ...process.env,
      CHROMIUM_PATH: await browser(),
      BENCH_DATABASE_URL: postgres.url,
      BENCH_PACKED: packed,
    },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  process.exitCode = code ?? 1
  await postgres.stop()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
