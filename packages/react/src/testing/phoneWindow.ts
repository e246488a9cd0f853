import { windowWith } from './windowWith.js'

/** The window of the test on a phone, with other properties in their place: a real `open` would put another page before the test. */
export function phoneWindow(given: Readonly<Record<string, unknown>> = {}): Window {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile'
  return windowWith({ open: () => null, ...given, navigator: { userAgent } })
}
