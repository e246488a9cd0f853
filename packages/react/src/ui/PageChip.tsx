import type { ReactNode } from 'react'
import shades from '../theme/shades.css?inline'
import css from './page-parts.css?inline'
import { useSheet } from './useSheet.js'

/** The inner pill of an account button: avatar and address or name. */
export function PageChip({ children }: { children: ReactNode }) {
  useSheet(shades)
  useSheet(css)
  return <span className="page-chip">{children}</span>
}
