import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: `${import.meta.dirname}/..`,
    include: ['gallery/*.shots.ts'],
    globalSetup: ['../apps/server/src/testing/prepareCluster.ts', 'world/globalSetup.ts'],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
