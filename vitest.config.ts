import { configDefaults, defineConfig, type TestUserConfig } from 'vitest/config'
import { fakeServer } from './e2e/workbench/fakeServer.js'
import { pseudoLanguages } from './e2e/workbench/pseudoLanguages.js'
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
  ],
  globalSetup: ['apps/server/src/testing/prepareCluster.ts'],
  css: true,
  // Nothing of the product lives at module level, so files may share what was imported: that halves the time.
  isolate: false,
  // Vitest would leave one of two cores to itself.
  maxWorkers: 2,
  // How long what must come may take: a loaded machine is no fault.
  expect: { poll: { timeout: 15_000 } },
  testTimeout: 60_000,
  hookTimeout: 120_000,
} satisfies TestUserConfig

export default defineConfig({
  test: {
    projects: [
      { test: inNode },
      { plugins: [walletPlugin, fakeServer, pseudoLanguages], test: inBrowser },
    ],
  },
})
