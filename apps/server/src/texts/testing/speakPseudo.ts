import { pseudoTexts } from '../../../../../packages/protocol/src/texts/testing/pseudoTexts.js'
import { createSpeak } from '../createSpeak.js'
import { english } from '../english.js'
import type { ServerLanguage } from '../languages.js'

const pseudo: ServerLanguage = (formats) => pseudoTexts(english(formats))

/** Languages of tests: English with accents, from left to right and from right to left. */
export const speakPseudo = createSpeak({ 'en-XA': pseudo, 'ar-XB': pseudo })
