import { createContext, useContext } from 'react'
import type { ScreenTexts } from '../../texts/ScreenTexts.js'

export const TextsContext = createContext<ScreenTexts | undefined>(undefined)

/** The texts of the language in use. */
export function useTexts(): ScreenTexts {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('A screen is drawn without texts')
  return texts
}
