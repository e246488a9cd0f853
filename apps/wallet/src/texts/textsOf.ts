import { completeTexts, createFormats, type Formats } from '@foyer/protocol/texts'
import { plainEnglish, type Spoken } from './createSpeech.js'
import type { WalletLanguage } from './languages.js'

/** The texts of a part, with the English ones where the language has none. Only screens import this: formats weigh. */
export function textsOf<texts extends object>(
  { locale, own }: Spoken,
  english: (formats: Formats) => texts,
  part: (language: WalletLanguage) => ((formats: Formats) => unknown) | undefined,
): texts & { readonly formats: Formats } {
  const formats = createFormats(locale)
  const mine = own && part(own)
  const base = english(mine ? createFormats(plainEnglish) : formats)
  return { ...completeTexts(base, mine?.(formats)), formats }
}
