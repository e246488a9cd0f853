import type { Formats } from '@foyer/protocol/texts'
import { pseudoTexts } from '../../../../../packages/protocol/src/texts/testing/pseudoTexts.js'
import { recovery } from '../texts/en/recovery.js'

const pseudo = (formats: Formats) => pseudoTexts(recovery(formats))

/** Languages of tests: English with accents, from left to right and from right to left. */
export const languages = { 'en-XA': pseudo, 'ar-XB': pseudo }
