import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { databases } from './databases.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

/** What `npm test` runs, in this order, each alone: they share two cores and some measure time. */
export const suites = [
  { name: 'checks', start: (options) => counted(['node', 'scripts/check.mjs'], options) },
  { name: 'unit', start: (options) => vitest([], options) },
  { name: 'server on PostgreSQL', start: onPostgres },
  {
    name: 'interop',
    start: (options) => vitest(['--config', 'interop/vitest.config.ts'], options),
  },
  {
    name: 'e2e',
    start: (options) => counted(['npm', 'run', 'e2e', '-w', 'e2e', '--if-present'], options),
  },
]

/** A suite that says `N passed, N failed` itself; the last such line counts. */
async function counted(command, options) {
  const { code, output } = await run(command, { ...options, cwd: root })
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed\r?$/gm)].at(-1)
  return { code, output, passed: Number(last?.[1] ?? 0), failed: Number(last?.[2] ?? 0) }
}

/**
 * The server's tests that open a database once more, now on PostgreSQL, and those of several processes.
 * Without the databases it fails: that they could not be had must not look like a pass.
 */
async function onPostgres(options) {
  const { env, stop } = await databases()
  try {
    const result = await vitest(await filesOnPostgres(), { ...options, env })
    // Nothing may be left out here: it is left out nowhere else.
    return { ...result, failed: result.failed + result.skipped }
  } finally {
    await stop()
  }
}

/** The tests that open the database of tests, themselves or by a helper of theirs. */
async function filesOnPostgres() {
  const folder = join(root, 'apps/server/src')
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'))
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  )
  const isTest = ({ name }) => name.endsWith('.test.ts')
  const openers = files
    .filter((file) => !isTest(file) && file.text.includes('openTestDatabase'))
    .map(({ name }) => `/${basename(name, '.ts')}.js'`)
  const opens = ({ text }) => openers.some((opener) => text.includes(opener))
  return files
    .filter((file) => isTest(file) && (file.name.startsWith('processes') || opens(file)))
    .map(({ name }) => join(folder, name))
}

async function vitest(files, options) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-unit-'))
  const file = join(folder, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const { code, output } = await run(['npx', 'vitest', 'run', ...reporters, ...files], {
      ...options,
      cwd: root,
    })
    const report = await readFile(file, 'utf8').then(JSON.parse, () => undefined)
    return { code, output, ...tally(report) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Passed and failed tests of a Vitest report. A file that could not be run is a failed test. */
export function tally(report) {
  const files = report?.testResults ?? []
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some(({ status }) => status === 'failed'),
  )
  return {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + broken.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  }
}
