import { test as base } from 'vitest'
import { createStage, type Stage } from './createStage.js'

/** A test with a stage of its own: pages, wallets, and a guard that no test may trip. */
export const test = base.extend<{ stage: Stage }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from the pattern
  stage: async ({}, use) => {
    const stage = createStage()
    await use(stage)
    await stage.end()
  },
})
