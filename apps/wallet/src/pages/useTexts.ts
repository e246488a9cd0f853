import type { OwnPageTexts } from '../texts/OwnPageTexts.js'
import { useVisit } from './VisitContext.js'

/** The texts of the language in use. */
export function useTexts(): OwnPageTexts {
  return useVisit().texts
}
