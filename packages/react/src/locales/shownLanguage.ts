import type { Client, State } from '@foyer/core'
import { direction } from './direction.js'

/**
 * The language that the texts of an element are in, and its direction. Until a language has arrived, texts are English, unless the host
 * gave its own. The direction follows the chosen locale all the same; English has the page's own where none was chosen.
 */
export function shownLanguage(
  { locale, messages }: Client['options'],
  arrived: State['modal']['language'],
): shownLanguage.Attributes {
  const tag = arrived?.tag
  return {
    lang: tag || (Object.keys(messages)[0] && locale) || 'en',
    dir: direction(tag ?? locale),
  }
}

export declare namespace shownLanguage {
  type Attributes = { lang: string; dir: 'ltr' | 'rtl' | undefined }
}
