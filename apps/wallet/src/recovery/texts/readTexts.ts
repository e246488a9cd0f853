import { completeTexts, createFormats, type Formats, matchLocale } from '@foyer/protocol/texts'
import { plainEnglish } from '../../texts/createSpeech.js'
import { type RecoveryTexts, recovery } from './en/recovery.js'
import { languages } from './languages.js'

/** The texts in the first of these languages that there is, English otherwise, and its formats. */
export function readTexts(wishes: readonly string[]): RecoveryTexts & { formats: Formats } {
  const { language, locale } = matchLocale(wishes, ['en', ...Object.keys(languages)])
  const formats = createFormats(locale === 'en' ? plainEnglish : locale)
  const own = languages[language]
  const english = recovery(own ? createFormats(plainEnglish) : formats)
  return { ...completeTexts(english, own?.(formats)), formats }
}
