import { createContext, useContext } from 'react'
import type { Visit } from './PagesWorld.js'

export const VisitContext = createContext<Visit | undefined>(undefined)

/** What this page is drawn with. */
export function useVisit(): Visit {
  const visit = useContext(VisitContext)
  if (!visit) throw new Error('A part of a page is drawn inside of one')
  return visit
}
