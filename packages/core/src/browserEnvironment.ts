import { systemClock } from './Clock.js'
import type { Environment } from './Environment.js'

/** The page itself, or on a server none. */
export const browserEnvironment: Environment = {
  clock: systemClock,
  localStorage: () => globalThis.localStorage,
  window: () => globalThis.window,
  // biome-ignore lint/suspicious/noConsole: the developer of the page reads alerts here, and nowhere else is certain
  log: (...parts) => console.error(...parts),
}
