import { join } from 'node:path'
import { startVitest } from 'vitest/node'

/** Runs the suite, or the files whose names are given, and says how many tests passed and failed. */
const root = import.meta.dirname
// Says of each file what became of it, to who asked: `npm test` runs those once more that failed.
const reporters = ['default', join(root, '../scripts/suites/reporter.mjs')]
const vitest = await startVitest('test', process.argv.slice(2), { root, watch: false, reporters })
const modules = vitest.state.getTestModules()
const states = modules.flatMap((module) =>
  [...module.children.allTests()].map((test) => test.result().state),
)
// A file that could not be run is a failed test.
const broken = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0)
const failed = states.filter((state) => state === 'failed').length + broken.length
const passed = states.filter((state) => state === 'passed').length
const unhandled = vitest.state.getUnhandledErrors().length
await vitest.close()
console.log(`${passed} passed, ${failed + unhandled} failed`)
process.exitCode = failed + unhandled === 0 && passed > 0 ? 0 : 1
