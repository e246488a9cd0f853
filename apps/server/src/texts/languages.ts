import type { Formats, SomeTexts } from '@foyer/protocol/texts'
import type { Texts } from './english.js'

/** A language: its texts, with the formats of the reader's locale. What it leaves out is English. */
export type ServerLanguage = (formats: Formats) => SomeTexts<Texts>

/** The languages beside English, by their BCP 47 tags: a line each. */
export const languages: Readonly<Record<string, ServerLanguage>> = {}
