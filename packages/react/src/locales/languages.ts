import type { spokenLanguages } from '@foyer/protocol'
import type { Language } from './Language.js'

/**
 * The languages there are beside English, by BCP 47 tag, each loaded on use. English comes with the code that shows it: it is the
 * fallback for every other language, and a request of its own would delay the first picture.
 */
const all: {
  readonly [tag in Exclude<(typeof spokenLanguages)[number], 'en'>]: () => Promise<{
    readonly language: Language
  }>
} = {}
export const languages: Readonly<Record<string, () => Promise<{ readonly language: Language }>>> =
  all
