import type { State } from '@foyer/core'
import { useMemo } from 'react'
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
  useFoyerSelector(arrivals)
  const arrived = handles.arrived.get(`language.${name}`)
  return useMemo(
    () => override(override(english(locale), arrived), messages.buttons),
    [english, locale, arrived, messages],
  )
}

/** Changes when texts arrive. */
function arrivals({ modal }: State) {
  return modal.language
}
