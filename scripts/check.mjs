import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checks } from './checks.mjs'
import { packAll } from './packAll.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

/**
 * Runs the checks, two at a time, and says of each whether it held. `node scripts/check.mjs types
 * layers` runs those two only. One that takes long runs when it is asked for by name alone, and words after its name are for it:
 * `node scripts/check.mjs defences proof-algorithm`.
 */
const said = process.argv.slice(2)
const isLong = checks.some(({ name, long }) => long && name === said[0])
const [wanted, words] = isLong ? [said.slice(0, 1), said.slice(1)] : [said, []]
const unknown = wanted.filter((name) => !checks.some((check) => check.name === name))
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are: ${names(checks)}`)
  process.exit(2)
}
const queue = checks.filter(({ name, long }) =>
  wanted.length === 0 ? !long : wanted.includes(name),
)
const total = { passed: 0, failed: 0 }
// The packages are built and packed once, beside the checks that look at sources alone.
let isBuilt = !queue.some(({ builds }) => builds)
const packed = await mkdtemp(join(tmpdir(), 'foyer-checks-'))
const building = isBuilt ? Promise.resolve() : build()
try {
  await Promise.all([
    building.then(lane),
    lane()
      .then(() => building)
      .then(lane),
  ])
} finally {
  await rm(packed, { recursive: true, force: true })
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

async function lane() {
  for (let check = next(); check; check = next()) await one(check)
}

/** Those that look at what is built wait for it. */
function next() {
  const index = queue.findIndex(({ builds }) => isBuilt || !builds)
  return index < 0 ? undefined : queue.splice(index, 1)[0]
}

/** Without packages their checks cannot pass: each says so. */
async function build() {
  const { code, output } = await run([process.execPath, 'scripts/build.mjs'], { cwd: root })
  if (code === 0) process.env.FOYER_TARBALLS = await pack()
  isBuilt = true
  if (code === 0) return
  for (const { name, says } of queue.filter(({ builds }) => builds)) {
    console.log(`✗ ${name}: ${says} (nothing is built)\n${output.replace(/^/gm, '    ')}`)
    total.failed += 1
  }
  queue.splice(0, queue.length, ...queue.filter(({ builds }) => !builds))
}

/** The tarballs, where that goes well: else each check packs, and says what failed. */
async function pack() {
  try {
    return JSON.stringify(await packAll(packed, { built: true }))
  } catch {
    return ''
  }
}

async function one({ name, says, command, builds, long, prints }) {
  const began = Date.now()
  const show = (text) => process.stdout.write(text)
  const options = long ? { timeoutMs: 80 * 60_000, show } : { timeoutMs: 8 * 60_000 }
  const more = builds ? [...words, '--built'] : words
  const { code, output } = await run([...command, ...more], { cwd: root, ...options })
  const took = `${((Date.now() - began) / 1000).toFixed(1)} s`
  console.log(`${code === 0 ? '✓' : '✗'} ${name}: ${says} (${took})`)
  // A count of the check's own must not stand alone on a line: the last such line is the total.
  if ((code !== 0 || prints) && !long) console.log(output.replace(/^/gm, '    '))
  total[code === 0 ? 'passed' : 'failed'] += 1
}

function names(list) {
  return list.map(({ name }) => name).join(', ')
}
