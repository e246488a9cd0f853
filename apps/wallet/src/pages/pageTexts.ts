import { type OwnPageTexts, type Spoken, textsOf } from '../texts/createSpeech.js'
import { pages } from '../texts/en/pages.js'

/** The texts of the wallet's own pages in a language. */
export function pageTexts(spoken: Spoken): OwnPageTexts {
  return textsOf(spoken, pages, (own) => own.pages)
}
