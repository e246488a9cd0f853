import type { Formats, SomeTexts } from '@foyer/protocol/texts'
import type { RecoveryTexts } from './en/recovery.js'

/**
 * The languages of the page beside English, by their BCP 47 tags: a line each. All of them are in its one file, which fetches nothing; so
 * it has a table of its own. What a language leaves out is English.
 */
export const languages: Readonly<Record<string, (formats: Formats) => SomeTexts<RecoveryTexts>>> =
  {}
