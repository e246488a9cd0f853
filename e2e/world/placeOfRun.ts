import type { World } from 'sandbox'
import { inject } from 'vitest'

/** Where a test plays: the demo of a sandbox, and all that is beside it. */
export type Place = { readonly url: string; readonly world: World }

/** The sandbox that the tests of a run have together. */
export const placeOfRun = (): Place => ({ url: inject('url'), world: inject('world') })
