import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { patternOf } from './namedTest.mjs'
import { verdict } from './verdict.mjs'

/** Suites with a world of their own, which is built anew for each trial. */
const apart = /^(e2e|interop)\/(?!workbench\/)/
/** As long as in a whole run. */
const testMs = 60_000
/** A test that waits for what does not come any more has noticed: so long at least, and so many times as long as it takes otherwise. */
const patience = { leastMs: 20_000, times: 4 }

/**
 * Tries defences in a copy of the repository: one Vitest stays for all of them, and each run has a process of its own.
 *
 * @param slowness how many times longer than usual a test may take
 */
export function createTrial(folder, slowness) {
  const open = (root) =>
    createVitest('test', {
      root,
      watch: false,
      isolate: true,
      maxWorkers: 1,
      reporters: [{}],
      cache: false,
      silent: true,
      testTimeout: testMs * slowness,
      hookTimeout: 2 * testMs * slowness,
    })

  let kept

  async function keep() {
    kept ??= await open(folder)
    return kept
  }

  /** Milliseconds that the tests of a name take as things stand. */
  const usual = new Map()

  /** The tests of these names in a file, as they went; with `patienceMs` no longer than that each, and up to the first that fails. */
  async function run(test, names, patienceMs) {
    const source = readFileSync(join(folder, test), 'utf8')
    const testNamePattern = new RegExp(names.map((named) => patternOf(source, named)).join('|'))
    const own = apart.exec(test)
    const vitest = own ? await open(join(folder, own[1])) : await keep()
    try {
      const moduleId = join(folder, test)
      const project = vitest.projects.find((one) => one.matchesTestGlob(moduleId, () => source))
      if (!project) throw new Error(`No project has the test ${test}`)
      project.config.bail = patienceMs === undefined ? 0 : 1
      project.config.testTimeout = patienceMs ?? testMs * slowness
      const specification = project.createSpecification(moduleId, { testNamePattern })
      vitest.invalidateFile(moduleId)
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification])
      const module = testModules.find((one) => one.moduleId === moduleId)
      return told(module, unhandledErrors)
    } finally {
      if (own) await vitest.close()
    }
  }

  return {
    /** Which of these tests do not pass as things stand, with why. */
    async standing(test, names) {
      const { tests, broken } = await run(test, names)
      const source = readFileSync(join(folder, test), 'utf8')
      return names.flatMap((named) => {
        const own = tests.filter(({ full }) => new RegExp(patternOf(source, named)).test(full))
        const wrong = own.find(({ state }) => state === 'failed')
        usual.set(`${test} ${named}`, Math.max(0, ...own.map(({ duration }) => duration)))
        if (own.length > 0 && !wrong) return []
        const error = wrong?.errors[0] ?? broken[0]
        return [{ named, why: error ? String(error.message).split('\n')[0] : 'it did not run' }]
      })
    },
    async without(defence) {
      const path = join(folder, defence.file)
      const old = readFileSync(path, 'utf8')
      // A function, for in a text `$` would be read as a sign.
      const gone = old.replace(defence.code, () => defence.without)
      try {
        writeFileSync(path, gone)
        kept?.invalidateFile(path)
        const { test, named } = defence
        const usualMs = usual.get(`${test} ${named}`) ?? testMs
        const patienceMs = Math.max(patience.leastMs * slowness, patience.times * usualMs)
        return verdict(await run(test, [named], patienceMs), defence)
      } finally {
        writeFileSync(path, old)
        kept?.invalidateFile(path)
      }
    },
    close: () => kept?.close(),
  }
}

function told(module, unhandled) {
  if (!module) return { tests: [], broken: unhandled }
  const tests = [...module.children.allTests()]
    .map((test) => ({
      ...{ full: test.fullName.replaceAll(' > ', ' '), ...test.result() },
      duration: test.diagnostic()?.duration ?? 0,
    }))
    .filter(({ state }) => state === 'passed' || state === 'failed')
  const suites = [...module.children.allSuites()]
  return { tests, broken: [...[module, ...suites].flatMap((one) => one.errors()), ...unhandled] }
}
