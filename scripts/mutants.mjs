import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copy } from './copy.mjs'
import { filesOf } from './mutants/filesOf.mjs'
import { rooms } from './mutants/rooms.mjs'
import { scoreOf } from './mutants/scoreOf.mjs'
import { strykerOf, vitestOf } from './mutants/settings.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

/**
 * Changes the product piece by piece, in a copy, and counts which changes a test notices: `npm run mutants -- wallet/vault`, all rooms
 * without a name. With `--write` the scores are written down; without, a room that notices less than what stands there fails.
 *
 * `--every=5` tries each fifth file of a room, the same ones each time: as many as fit into an evening. Scores say of how many files they are.
 */
const file = join(root, 'scripts/mutants/scores.json')
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const writes = process.argv.includes('--write')
const [, given] =
  /^--every=(\d+)$/.exec(process.argv.find((word) => word.startsWith('--every')) ?? '') ?? []
const unknown = named.filter((name) => rooms.every((room) => room.name !== name))
if (unknown.length > 0) {
  console.error(`No such room: ${unknown.join(', ')}. There are ${rooms.map(({ name }) => name)}`)
  process.exit(2)
}

const readScores = async () => JSON.parse(await readFile(file, 'utf8'))
const scores = await readScores()
let failed = 0
for (const room of rooms.filter(({ name }) => named.length === 0 || named.includes(name))) {
  const start = Date.now()
  const found = await tryRoom(room)
  const seconds = Math.round((Date.now() - start) / 1000)
  if (!found) {
    failed += 1
    continue
  }
  const { left, byTime, ...score } = found
  for (const line of left) console.log(line)
  console.log(
    `${room.name}: ${score.noticed} of ${score.changes} noticed (${byTime} by time) in ${score.files} of ${score.ofFiles} files, ${score.score} %, ${seconds} s`,
  )
  // What another run wrote meanwhile stays.
  if (writes) await writeScores({ ...(await readScores()), [room.name]: score })
  else if (score.score < (scores[room.name]?.score ?? 0)) {
    console.error(`${room.name}: ${scores[room.name].score} % stand in scores.json`)
    failed += 1
  }
}
process.exitCode = failed > 0 ? 1 : 0

function writeScores(all) {
  return writeFile(file, `${JSON.stringify(all, null, 2)}\n`)
}

async function tryRoom(room) {
  const all = await filesOf(room.mutate, root)
  // As in the scores that it is compared with, so that the same files are compared.
  const every = Number(given ?? (writes ? 1 : (scores[room.name]?.every ?? 1)))
  const mutate = all.filter((_, nth) => nth % every === 0)
  const folder = await mkdtemp(join(tmpdir(), 'foyer-mutants-'))
  try {
    await copy(folder)
    await writeFile(join(folder, 'stryker.json'), JSON.stringify(strykerOf({ mutate })))
    await writeFile(join(folder, 'mutants.config.mjs'), vitestOf(room))
    const { code, output } = await run(['npx', 'stryker', 'run', 'stryker.json'], { cwd: folder })
    const report = await readFile(join(folder, 'mutants.json'), 'utf8').then(JSON.parse, () => {})
    if (report) return { ...scoreOf(report), files: mutate.length, ofFiles: all.length, every }
    console.error(`${room.name}: ended with code ${code}\n${output.slice(-4000)}`)
    return undefined
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
