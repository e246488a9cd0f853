import { createAgain } from './createAgain.mjs'
import { failuresOf } from './failuresOf.mjs'
import { processorTime } from './processorTime.mjs'

/**
 * Runs suites one after the other, and then once more, alone, each file or check that failed: a whole run on a busy machine must not be
 * lost to one that failed by chance. What passes then counts as passed and is named as flaky, with what it said both times.
 *
 * @param limits `limitMs` for all together, asked before each suite; `againMs` and `againFiles` for what is run again
 * @returns how many tests passed and failed, each counted once; what is flaky; what failed, a line each; and how long each suite took, and the processors with it
 */
export async function runSuites(suites, { limits, show, now = Date.now, busy = processorTime }) {
  const began = now()
  let limitMs = 0
  const times = []
  const timeoutMs = () => Math.max(1000, limitMs - (now() - began))
  const say = (line) => show(`${line}\n`)

  async function one(suite) {
    limitMs = Math.max(limitMs, await limits.limitMs())
    const start = now()
    const busyBefore = busy()
    say(`\n── ${suite.name}`)
    const result = await suite.start({ timeoutMs: timeoutMs(), show }).catch(brokenBy)
    const { code, parts, loose, isStarted = parts.length > 0 } = result
    times.push({ name: suite.name, ms: now() - start, busyMs: busy() - busyBefore })
    const failed = parts.some((part) => part.failed > 0) || loose.length > 0
    // A suite that ran nothing, or failed without saying what, is a failure like any other.
    if (isStarted && code !== 0 && !failed) loose.push(`It ended with code ${code}.`)
    const ran = parts.some((part) => part.passed + part.failed > 0)
    return { ...result, suite, parts, loose, isStarted: isStarted && ran }
  }

  const results = []
  for (const suite of suites) results.push(await one(suite))
  const again = createAgain({ limits, say, show, now, timeoutMs, one })
  for (const [index, result] of results.entries())
    if (!result.isStarted) results[index] = await again.start(result)
  const start = now()
  const busyBefore = busy()
  await again.parts(results)
  if (now() - start >= 1000)
    times.push({ name: 'once more', ms: now() - start, busyMs: busy() - busyBefore })
  return { ...total(results), flaky: again.flaky, failures: results.flatMap(failures), times }
}

function brokenBy(error) {
  const output = error instanceof Error ? error.message : String(error)
  return { code: 1, output, parts: [], loose: [] }
}

function total(results) {
  const sum = (numbers) => numbers.reduce((all, one) => all + one, 0)
  return {
    passed: sum(results.flatMap(({ parts }) => parts.map(({ passed }) => passed))),
    failed: sum(results.map(failedOf)),
  }
}

function failedOf({ parts, loose, isStarted }) {
  const failed = parts.reduce((all, part) => all + part.failed, loose.length)
  return isStarted ? failed : Math.max(1, failed)
}

function failures({ suite, output, parts, loose, isStarted }) {
  if (!isStarted) return [`${suite.name}: RAN NOTHING`, ...failuresOf(suite.name, output)]
  const broken = parts.filter((part) => part.failed > 0)
  return [
    ...broken.flatMap(({ said }) => failuresOf(suite.name, said)),
    ...loose.flatMap((said) => failuresOf(suite.name, said)),
  ]
}
