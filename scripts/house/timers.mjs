/** The modules of each workspace that wait, run again and end what lasts too long. */
const homes = /\/([cC]lock|time|timing|within|deadline)[^/]*([/][^/]*)?[.]ts$/
const plays = /^apps\/(sandbox|demo)\/|^packages\/testing\//
/** Of the platform or of a window; a socket's `setTimeout` is a limit of its own. */
const sets = /(?<![.\w])set(Timeout|Interval)\(|\b(globalThis|window|self)\.set(Timeout|Interval)\(/

/** Files of products that set timers by themselves. */
export function timers({ product }) {
  return product
    .filter(({ file }) => !homes.test(file) && !plays.test(file))
    .filter(({ text }) => sets.test(text))
    .map(({ file }) => file)
}
