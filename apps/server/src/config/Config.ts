import type * as v from 'valibot'
import type { settings } from './settings.js'

/** The configuration of the server, read and checked. */
export type Config = {
  readonly [key in keyof typeof settings]: v.InferOutput<(typeof settings)[key]['shape']>
}
