import { createContext, useContext } from 'react'
import { en, type Texts } from '../texts/en.js'

export const TextsContext = createContext<Texts>(en)

/** The texts of the language in use. */
export function useTexts(): Texts {
  return useContext(TextsContext)
}
