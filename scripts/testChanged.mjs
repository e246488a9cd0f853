import { execFileSync } from 'node:child_process'
import { root } from './root.mjs'
import { run } from './run.mjs'

/*
 * Tests what a change most likely broke, for the time between two edits: the compiler over everything, lint of the changed files, and the
 * unit tests of the rooms they stand in. `npm test` proves the rest.
 *
 *     npm run test:changed              what differs from main, and what is not committed
 *     npm run test:changed -- HEAD~3    what differs from another commit
 */
const base = process.argv[2] ?? git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'
const changed = git('diff', '--name-only', '--diff-filter=d', base)
  .concat(git('ls-files', '--others', '--exclude-standard'))
  .filter((file) => /[.](ts|tsx|mjs|css|json)$/.test(file))
const rooms = [...new Set(changed.flatMap(roomOf))]

if (changed.length === 0) console.log('Nothing has changed.')
else {
  await Promise.all([
    step('types', [process.execPath, 'scripts/check.mjs', 'types']),
    step('lint', ['npx', 'biome', 'check', '--no-errors-on-unmatched', ...changed]),
  ])
  if (rooms.length > 0)
    await step('tests', ['npx', 'vitest', 'run', '--passWithNoTests', ...rooms], true)
}

/** The folder whose tests a file is proved by: a room of a workspace, or the scripts. */
function roomOf(file) {
  const [, room] = file.match(/^((?:packages|apps)\/[^/]+\/src\/(?:[^/]+\/)?|scripts\/)/) ?? []
  return room ? [room] : []
}

async function step(name, command, shows = false) {
  const { code, output } = await run(command, { cwd: root, timeoutMs: 10 * 60_000 })
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
  if (code !== 0 || shows) console.log(output)
  if (code !== 0) process.exitCode = 1
}

function git(...words) {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
}
