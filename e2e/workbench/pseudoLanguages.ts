import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const table = new URL('../../packages/react/src/locales/testing/languages.ts', import.meta.url)

/** Has the modal load the languages of tests in place of its own. */
export const pseudoLanguages: Plugin = {
  name: 'pseudo-languages',
  enforce: 'pre',
  resolveId: (name, importer = '') =>
    name === './languages.js' && importer.endsWith('/locales/loadTexts.ts')
      ? fileURLToPath(table)
      : undefined,
}
