import { appendFileSync } from 'node:fs'

/**
 * Writes what becomes of each test file, a line of JSON each, into the file that `FOYER_REPORT` names, as it
 * happens: when the run dies, what was seen is there, and what did not end is known.
 */
class Reporter {
  onTestRunStart(specifications) {
    write({ files: specifications.map(({ moduleId }) => moduleId) })
  }

  onTestModuleEnd(module) {
    const tests = [...module.children.allTests()]
    const count = (state) => tests.filter((test) => test.result().state === state).length
    // A suite's error is one of its hooks, a file's one of its import: no test of it may have failed.
    const own = [module, ...module.children.allSuites()].flatMap((one) => one.errors())
    write({
      file: module.moduleId,
      passed: count('passed'),
      failed: count('failed'),
      // A test that was about to run when its file broke is none that was left out.
      skipped: tests.filter((test) => test.result().state === 'skipped').length,
      ok: module.ok(),
      said: [
        ...own.map((error) => `FAIL ${module.relativeModuleId}\n${say(error)}`),
        ...tests.flatMap((test) => failing(module, test)),
      ].join('\n\n'),
    })
  }

  onTestRunEnd(_, errors) {
    const loose = errors.map((error) => ({ file: error.VITEST_TEST_PATH, said: say(error) }))
    write({ loose })
  }
}

function failing(module, test) {
  const { errors = [] } = test.result()
  return errors.map((error) => `FAIL ${module.relativeModuleId} > ${test.fullName}\n${say(error)}`)
}

/** The stack of a test that took too long begins with words of its own. */
function say({ name, message, stack = '', diff }) {
  const places = stack.split('\n').filter((line) => /^ +at /.test(line))
  return [`${name}: ${message}`, ...places, diff].filter(Boolean).join('\n')
}

function write(line) {
  if (process.env.FOYER_REPORT)
    appendFileSync(process.env.FOYER_REPORT, `${JSON.stringify(line)}\n`)
}

// biome-ignore lint/style/noDefaultExport: Vitest takes a reporter's default export.
export default Reporter
