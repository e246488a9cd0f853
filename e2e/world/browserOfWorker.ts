import type { Browser } from 'playwright-core'
import { launch } from './launch.js'

let launched: Promise<Browser> | undefined

/** The browser of this worker, for all its files. It ends with the worker. */
export function browserOfWorker(): Promise<Browser> {
  launched ??= launch()
  return launched
}
