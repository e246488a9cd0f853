import { test as base } from 'vitest'
import { createStage, type Stage } from './createStage.js'
import { type Place, placeOfRun } from './placeOfRun.js'
import { moving, type still } from './screens.js'

/** Tests with a stage of their own each, at one place: pages, wallets, and a guard that no test may trip. */
export const testAt = (place: () => Place, motion?: typeof moving | typeof still) =>
  base.extend<{ stage: Stage }>({
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from the pattern
    stage: async ({}, use) => {
      const stage = createStage(place(), motion)
      await use(stage)
      await stage.end()
    },
  })

/** A test in the sandbox of the run. */
export const test = testAt(placeOfRun)

/** The same for users who did not choose less motion: where what moves is what may fail. */
export const testInMotion = testAt(placeOfRun, moving)
