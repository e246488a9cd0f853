/** The one module of each workspace that waits and ends what lasts too long. */
const homes = /\/([cC]lock|time|timing|within|deadline)[^/]*([/][^/]*)?[.]ts$/

/** Files of products that set timers by themselves. */
export function timers({ product }) {
  return product
    .filter(
      ({ file }) => !homes.test(file) && !/^apps\/(sandbox|demo)\/|^packages\/testing\//.test(file),
    )
    .filter(({ text }) => /(?<![.\w])setTimeout\(|globalThis\.setTimeout\(/.test(text))
    .map(({ file }) => file)
}
