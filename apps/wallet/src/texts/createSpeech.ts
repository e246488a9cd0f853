import { completeTexts, createFormats, type Formats, matchLocale } from '@foyer/protocol/texts'
import type { ApprovalTexts } from './en/approval.js'
import type { PageTexts } from './en/pages.js'
import { type Language, type Languages, languages } from './languages.js'

/** The language of the wallet's screens. */
export type Speech = {
  /** What the page or the browser wishes for: BCP 47 tags, the best first. What is no language is English. */
  wish(locales: readonly unknown[]): void
  /** The locale in use, a BCP 47 tag. */
  locale(): string
  /** Loads the language in use. One that does not load is English, and loaded anew the next time. */
  load(): Promise<Spoken>
}

/** A language that has loaded. */
export type Spoken = { readonly formats: Formats; readonly own: Language | undefined }

/** The texts of the approval screens, and of the wallet's own pages, with the formats they are written with. */
export type ScreenTexts = ApprovalTexts & { readonly formats: Formats }
export type OwnPageTexts = PageTexts & { readonly formats: Formats }

/** English of no region writes months before days. */
const plainEnglish = 'en-US'

/** @param there the languages beside English */
export function createSpeech(there: Languages = languages): Speech {
  const english = createFormats(plainEnglish)
  let chosen = matchLocale([], [])
  let last: { locale: string; spoken: Promise<Spoken> } | undefined
  const locale = () => (chosen.locale === 'en' ? plainEnglish : chosen.locale)
  const read = async (): Promise<Spoken> => {
    const load = Object.hasOwn(there, chosen.language) ? there[chosen.language] : undefined
    const formats = createFormats(locale())
    return { formats, own: load && (await load()).language }
  }
  return {
    wish(locales) {
      chosen = matchLocale(locales, ['en', ...Object.keys(there)])
    },
    locale,
    load() {
      if (last?.locale === locale()) return last.spoken
      const spoken = read().catch(() => {
        last = undefined
        return { formats: english, own: undefined }
      })
      last = { locale: locale(), spoken }
      return spoken
    },
  }
}

/** The texts of a part, with the English ones where the language has none. */
export function textsOf<texts extends object>(
  { formats, own }: Spoken,
  english: (formats: Formats) => texts,
  part: (language: Language) => ((formats: Formats) => unknown) | undefined,
): texts & { readonly formats: Formats } {
  const mine = own && part(own)
  const base = english(mine ? createFormats(plainEnglish) : formats)
  return { ...completeTexts(base, mine?.(formats)), formats }
}
