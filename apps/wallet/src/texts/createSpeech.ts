import { matchLocale } from '@foyer/protocol/texts'
import { type Languages, languages, type WalletLanguage } from './languages.js'

/** The language of the wallet's screens. What writes in it comes with the screens, see `textsOf`. */
export type Speech = {
  /** What the page or the browser wishes for: BCP 47 tags, the best first. What is no language is English. */
  wish(locales: readonly unknown[]): void
  /** The locale in use, a BCP 47 tag. */
  locale(): string
  /** Loads the language in use. One that does not load is English, and loaded anew the next time. */
  load(): Promise<Spoken>
}

/** A language that has loaded, with the locale that its numbers and dates are written in. */
export type Spoken = { readonly locale: string; readonly own: WalletLanguage | undefined }

/** English of no region writes months before days. */
export const plainEnglish = 'en-US'

/** @param there the languages beside English */
export function createSpeech(there: Languages = languages): Speech {
  let chosen = matchLocale([], [])
  let last: { locale: string; spoken: Promise<Spoken> } | undefined
  const locale = () => (chosen.locale === 'en' ? plainEnglish : chosen.locale)
  const read = async (): Promise<Spoken> => {
    const load = Object.hasOwn(there, chosen.language) ? there[chosen.language] : undefined
    return { locale: locale(), own: load && (await load()).language }
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
        return { locale: plainEnglish, own: undefined }
      })
      last = { locale: locale(), spoken }
      return spoken
    },
  }
}
