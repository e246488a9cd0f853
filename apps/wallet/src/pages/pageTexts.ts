import type { Spoken } from '../texts/createSpeech.js'
import { pages } from '../texts/en/pages.js'
import type { OwnPageTexts } from '../texts/OwnPageTexts.js'
import { textsOf } from '../texts/textsOf.js'

/** The texts of the wallet's own pages in a language. */
export function pageTexts(spoken: Spoken): OwnPageTexts {
  return textsOf(spoken, pages, (own) => own.pages)
}
