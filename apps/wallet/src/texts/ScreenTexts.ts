import type { Formats } from '@foyer/protocol/texts'
import type { ApprovalTexts } from './en/approval.js'

/** The texts of the approval screens, with the formats they are written with. */
export type ScreenTexts = ApprovalTexts & { readonly formats: Formats }
