import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { languageOf } from '../locales/languageOf.js'
import { shownLanguage } from '../locales/shownLanguage.js'

/** The language of what the modal shows, and its direction, for an element. */
export function useLanguage(): useLanguage.Attributes {
  const { lang, dir } = shownLanguage(useFoyerClient().options, useFoyerSelector(languageOf))
  // Only what is set: a custom element writes `undefined` out on some versions of React.
  return dir ? { lang, dir } : { lang }
}

export declare namespace useLanguage {
  type Attributes = { lang: string; dir?: 'ltr' | 'rtl' }
}
