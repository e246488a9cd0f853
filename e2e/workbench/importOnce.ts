import type { Plugin } from 'vite'

/**
 * Lets each module ask the browser for another one once, whoever loads it again after that. A page of tests has each module in a file of its own, and with
 * each `import()` the browser goes through all files below that one anew, thousands, even when all of them are there: that took most of the time.
 */
export const importOnce: Plugin = {
  name: 'import-once',
  transform(code, id) {
    if (id.includes('node_modules')) return undefined
    const asked = code.replace(
      /\bimport\((?<name>"[^"]+"|'[^']+')\)/g,
      'importOnce($<name>, () => import($<name>))',
    )
    return asked === code ? undefined : { code: `${asked}\n${helper}`, map: null }
  },
}

/** At the end of a file, so that its lines stay where they are. What could not be loaded is asked for again. */
const helper = `function importOnce(name, load) {
  const loaded = (globalThis.foyerImports ??= new Map())
  const key = import.meta.url + ' ' + name
  if (!loaded.has(key)) loaded.set(key, load().catch((error) => { loaded.delete(key); throw error }))
  return loaded.get(key)
}`
