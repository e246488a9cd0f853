import type { ReactNode } from 'react'
import css from './Actions.css?inline'
import { useSheet } from './useSheet.js'

/** One decision: its buttons side by side and of one size, or one as broad as there is room. */
export function Actions({ children }: { children: ReactNode }) {
  useSheet(css)
  return <div className="actions">{children}</div>
}
