import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['tests/**/*.test.ts'],
    globalSetup: ['../apps/server/src/testing/prepareCluster.ts', 'world/globalSetup.ts'],
    // Every test has a browser context of its own; files need no process of their own.
    isolate: false,
    maxWorkers: 2,
    // How long what must come may take: a loaded machine is no fault.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
