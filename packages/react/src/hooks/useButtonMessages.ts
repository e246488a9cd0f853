import { languageOf } from '../locales/languageOf.js'
import { override } from '../locales/override.js'
import type { TextChunks } from '../locales/TextChunks.js'
import { useFoyerClient } from './useFoyerClient.js'
import { useFoyerSelector } from './useFoyerSelector.js'

/**
 * The texts of a page button, the host's own (`messages.buttons`) in their place. Those of another language arrive with the modal: a
 * button alone fetches nothing.
 */
export function useButtonMessages<name extends 'buttons' | 'connectButton'>(
  name: name,
  english: (locale: string) => TextChunks[name],
): TextChunks[name] {
  const { handles, options } = useFoyerClient()
  const { locale = 'en', messages } = options
  // Drawn anew when texts arrive.
  useFoyerSelector(languageOf)
  const own = override(english(locale), handles.arrived.get(`language.${name}`))
  return override(own, messages.buttons)
}
