import { defineConfig } from 'vitest/config'
import { longestFirst } from '../scripts/suites/longestFirst.js'

/** The files that take longest. Vitest itself starts the largest first, which says little of a file whose tests stand in a table. */
const longest = [
  'loginViews',
  'swap',
  'views',
  'embedded',
  'account',
  'guardProof',
  'phone',
  'socials',
  'takeKeys',
  'sendEvery',
].map((name) => `tests/${name}.test.ts`)

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['tests/**/*.test.ts'],
    globalSetup: ['../apps/server/src/testing/prepareCluster.ts', 'world/globalSetup.ts'],
    // Every test has a browser context of its own; files need no process of their own.
    isolate: false,
    // A test waits for its browser more than it counts: a third worker uses what two leave idle.
    maxWorkers: 3,
    sequence: { sequencer: longestFirst(longest) },
    // How long what must come may take: a loaded machine is no fault.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
