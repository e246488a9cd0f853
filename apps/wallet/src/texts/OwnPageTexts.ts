import type { Formats } from '@foyer/protocol/texts'
import type { PageTexts } from './en/pages.js'

/** The texts of the wallet's own pages, with the formats they are written with. */
export type OwnPageTexts = PageTexts & { readonly formats: Formats }
