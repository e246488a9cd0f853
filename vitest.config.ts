import { configDefaults, defineConfig, type TestUserConfig } from 'vitest/config'
import { fakeServer } from './e2e/workbench/fakeServer.js'
import { importOnce } from './e2e/workbench/importOnce.js'
import { pseudoLanguages } from './e2e/workbench/pseudoLanguages.js'
import { longestFirst } from './scripts/suites/longestFirst.js'
import { onPostgresAlone } from './scripts/suites/onPostgresAlone.mjs'
import { inBrowser, walletPlugin } from './vitest.browser.js'

/** What runs in Node: all but the hooks and views, which a real browser draws. */
export const inNode = {
  name: 'node',
  include: [
    'packages/*/src/**/*.test.{ts,tsx}',
    'apps/*/src/**/*.test.ts',
    'scripts/**/*.test.mjs',
  ],
  // Several server processes share databases that have to be there: `node scripts/withDatabases.mjs npx vitest run`.
  exclude: [
    ...configDefaults.exclude,
    ...inBrowser.include,
    ...(process.env.FOYER_TEST_DATABASE_URL ? [] : ['apps/server/src/processes/**']),
    ...(process.env.FOYER_POSTGRES_FOLLOWS ? onPostgresAlone : []),
  ],
  globalSetup: ['apps/server/src/testing/prepareCluster.ts'],
  setupFiles: ['vitest.settled.ts'],
  css: true,
  // Nothing of the product lives at module level, so files may share what was imported: that halves the time.
  isolate: false,
  // Many files wait for a process or a lock of half a second: a third worker uses what two leave idle.
  maxWorkers: 3,
  // How long what must come may take: a loaded machine is no fault.
  expect: { poll: { timeout: 15_000 } },
  testTimeout: 60_000,
  hookTimeout: 120_000,
} satisfies TestUserConfig

/** The files that take longest. Vitest itself starts the largest first, and these are small. */
const longest = [
  'apps/wallet/src/pages/pages.browser.test.ts',
  'scripts/plantedFamily.test.mjs',
  'apps/wallet/src/approval/approval.browser.test.ts',
  'scripts/plantedServer.test.mjs',
  'scripts/planted.test.mjs',
  // Of those on PostgreSQL alone, and of those in a browser.
  ...['keysKilled', 'killedEmbedded', 'killedPostgres', 'index', 'severalProcesses'].map(
    (name) => `apps/server/src/processes/${name}.test.ts`,
  ),
  'e2e/workbench/languages.browser.test.ts',
]

export default defineConfig({
  test: {
    sequence: { sequencer: longestFirst(longest) },
    projects: [
      { test: inNode },
      { plugins: [walletPlugin, fakeServer, pseudoLanguages, importOnce], test: inBrowser },
    ],
  },
})
