import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    globalSetup: ['../apps/server/src/testing/prepareCluster.ts', 'src/globalSetup.ts'],
    // Files share what was imported: the official packages take longest to load.
    isolate: false,
    setupFiles: ['../vitest.settled.ts'],
    // What is waited for most is time that the official packages let pass.
    maxWorkers: 3,
    // How long what must come may take: a loaded machine is no fault.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
