/** What no test of a room is: browsers and processes take seconds for each change, and what is changed weighs more. */
const slow = [
  ...['**/*.browser.test.ts', '**/killed.test.ts', '**/kill.test.ts', '**/race.test.ts'],
  '**/weight.test.ts',
  '**/engine/server.test.ts',
]

/** Stryker's settings for a room, in a copy that it may change. */
export function strykerOf({ mutate }) {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'mutants.config.mjs', related: false },
    coverageAnalysis: 'perTest',
    // What runs once at import is in force in every test, and would need all of them each time.
    ignoreStatic: true,
    mutate,
    inPlace: true,
    concurrency: 2,
    dryRunTimeoutMinutes: 15,
    // Long enough that a loaded machine is not taken for a test that waits in vain.
    timeoutMS: 20_000,
    reporters: ['json'],
    jsonReporter: { fileName: 'mutants.json' },
    tempDirName: '.stryker',
    allowConsoleColors: false,
    // Words that people read are held by the tests of the screens.
    mutator: { excludedMutations: ['StringLiteral'] },
  }
}

/** Vitest's, as text: the repository's own, for these tests alone. */
export function vitestOf({ tests }) {
  const include = JSON.stringify(tests)
  const exclude = JSON.stringify(slow)
  return `import { inNode } from './vitest.config.ts'
export default { test: { ...inNode, include: ${include}, exclude: [...inNode.exclude, ...${exclude}] } }
`
}
