import type { ReactNode } from 'react'
import { useSheet } from './useSheet.js'
import css from './VisuallyHidden.css?inline'

/** Words for readers of the screen only. */
export function VisuallyHidden({ id, children }: { id?: string; children: ReactNode }) {
  useSheet(css)
  return (
    <span id={id} className="hidden-text">
      {children}
    </span>
  )
}
