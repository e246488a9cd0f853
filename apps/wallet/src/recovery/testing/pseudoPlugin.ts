import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Gives the page the languages of tests in place of its own. */
export const pseudoPlugin: Plugin = {
  name: 'pseudo-languages',
  enforce: 'pre',
  resolveId: (name, importer = '') =>
    name === './languages.js' && importer.endsWith('/recovery/texts/readTexts.ts')
      ? fileURLToPath(new URL('languages.ts', import.meta.url))
      : undefined,
}
