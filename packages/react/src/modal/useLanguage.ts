import type { State } from '@foyer/core'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { shownLanguage } from '../locales/shownLanguage.js'

/** The language of what the modal shows, and its direction, for an element. */
export function useLanguage(): shownLanguage.Attributes {
  return shownLanguage(useFoyerClient().options, useFoyerSelector(languageOf))
}

function languageOf({ modal }: State) {
  return modal.language
}
