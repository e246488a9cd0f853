import { completeTexts, createFormats, type Formats, matchLocale } from '@foyer/protocol/texts'
import QuickLRU from 'quick-lru'
import { english, type Texts } from './english.js'
import { languages, type ServerLanguage } from './languages.js'
import { readAcceptLanguage } from './readAcceptLanguage.js'

/** The texts of a reader's language. */
export type SpokenTexts = {
  readonly formats: Formats
  readonly texts: Texts
  /** The English ones beside, where the language is another. */
  readonly english: Texts | undefined
}

/** Chooses by the header `Accept-Language` of a request; English without one. */
export type Speak = (acceptLanguage?: string | undefined) => SpokenTexts

/** English of no region writes days before months, and hours up to 24. */
const plainEnglish = 'en-GB'

/** Locales that are spoken just now. Invented ones push out only what is made again. */
const cacheMax = 200

/** Lengths of time that are written: a mail has one, and few are different. */
const lengthsMax = 50

/** The formats of a locale, which keep the lengths that they wrote: `Intl` takes longer for one than a mail for the rest of its text. */
function keptFormats(locale: string): Formats {
  const formats = createFormats(locale)
  const lengths = new QuickLRU<string, string>({ maxSize: lengthsMax })
  return {
    ...formats,
    length(value, unit) {
      const key = `${value} ${unit}`
      const known = lengths.get(key)
      if (known !== undefined) return known
      const written = formats.length(value, unit)
      lengths.set(key, written)
      return written
    },
  }
}

/** @param more languages beside English, by their BCP 47 tags */
export function createSpeak(more: Readonly<Record<string, ServerLanguage>> = languages): Speak {
  const there = ['en', ...Object.keys(more)]
  const cached = new QuickLRU<string, SpokenTexts>({ maxSize: cacheMax })
  const speakIn = ({ language, locale }: ReturnType<typeof matchLocale>): SpokenTexts => {
    const formats = keptFormats(locale === 'en' ? plainEnglish : locale)
    const own = more[language]
    if (!own) return { formats, texts: english(formats), english: undefined }
    const base = english(keptFormats(plainEnglish))
    return { formats, texts: completeTexts(base, own(formats)), english: base }
  }
  return (acceptLanguage) => {
    const matched = matchLocale(readAcceptLanguage(acceptLanguage), there)
    // One locale is of one language.
    const known = cached.get(matched.locale)
    if (known) return known
    const spoken = speakIn(matched)
    cached.set(matched.locale, spoken)
    return spoken
  }
}
