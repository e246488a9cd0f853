import { checks } from './checks.mjs'
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
let isBuilding = false
const total = { passed: 0, failed: 0 }
await Promise.all([lane(), lane()])
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

async function lane() {
  for (let check = next(); check; check = next()) {
    if (check.builds) isBuilding = true
    await one(check)
    if (check.builds) isBuilding = false
  }
}

/** Those that build the packages share their `dist` folders: one at a time. A lane without work ends. */
function next() {
  const index = queue.findIndex(({ builds }) => !builds || !isBuilding)
  return index < 0 ? undefined : queue.splice(index, 1)[0]
}

async function one({ name, says, command, long, prints }) {
  const began = Date.now()
  const show = (text) => process.stdout.write(text)
  const options = long ? { timeoutMs: 80 * 60_000, show } : { timeoutMs: 8 * 60_000 }
  const { code, output } = await run([...command, ...words], { cwd: root, ...options })
  const took = `${((Date.now() - began) / 1000).toFixed(1)} s`
  console.log(`${code === 0 ? '✓' : '✗'} ${name}: ${says} (${took})`)
  // A count of the check's own must not stand alone on a line: the last such line is the total.
  if ((code !== 0 || prints) && !long) console.log(output.replace(/^/gm, '    '))
  total[code === 0 ? 'passed' : 'failed'] += 1
}

function names(list) {
  return list.map(({ name }) => name).join(', ')
}
