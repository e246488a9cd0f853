import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { direction } from '../locales/direction.js'

/** The chosen language and its direction, for an element; nothing (the page's own) when none was chosen. */
export function useLanguage(): useLanguage.Attributes {
  const { locale } = useFoyerClient().options
  // Only what is set: a custom element writes `undefined` out on some versions of React.
  return locale ? { lang: locale, dir: direction(locale) } : {}
}

export declare namespace useLanguage {
  type Attributes = { lang?: string; dir?: 'ltr' | 'rtl' | undefined }
}
