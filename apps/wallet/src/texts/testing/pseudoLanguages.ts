import { pseudoTexts } from '../../../../../packages/protocol/src/texts/testing/pseudoTexts.js'
import { approval } from '../en/approval.js'
import { pages } from '../en/pages.js'
import type { Languages } from '../languages.js'

const pseudo = async () => ({
  language: {
    approval: (formats: Parameters<typeof approval>[0]) => pseudoTexts(approval(formats)),
    pages: (formats: Parameters<typeof pages>[0]) => pseudoTexts(pages(formats)),
  },
})

/** Languages of tests: English with accents, from left to right and from right to left. */
export const pseudoLanguages: Languages = { 'en-XA': pseudo, 'ar-XB': pseudo }
