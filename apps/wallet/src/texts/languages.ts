import type { Formats, SomeTexts } from '@foyer/protocol/texts'
import type { ApprovalTexts } from './en/approval.js'
import type { PageTexts } from './en/pages.js'

/** A language: its texts, with the formats of the user's locale. What it leaves out is English. */
export type WalletLanguage = {
  readonly approval?: (formats: Formats) => SomeTexts<ApprovalTexts>
  readonly pages?: (formats: Formats) => SomeTexts<PageTexts>
}

/** Each loads as a chunk of its own, on use. */
export type Languages = Readonly<
  Record<string, () => Promise<{ readonly language: WalletLanguage }>>
>

/** The languages beside English, by their BCP 47 tags: a line each. English comes with the screens. */
export const languages: Languages = {}
