import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

let connected: Promise<Browser> | undefined

/** The browser of the run, for this worker. It ends with the run. */
export function connectBrowser(): Promise<Browser> {
  connected ??= chromium.connect(inject('browser'))
  return connected
}
