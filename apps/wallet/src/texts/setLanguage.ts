import type { Formats } from '@foyer/protocol/texts'

/** Says the language of a document, and how it is written. */
export function setLanguage(document: Document, { locale, dir }: Formats): void {
  document.documentElement.lang = locale
  document.documentElement.dir = dir
}
