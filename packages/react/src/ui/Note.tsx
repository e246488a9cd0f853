import type { ReactNode } from 'react'
import css from './Note.css?inline'
import { useSheet } from './useSheet.js'

/** A quiet sentence under the rest. `legal` stands below a line, smaller. */
export function Note({
  children,
  tone,
}: {
  children: ReactNode
  tone?: 'error' | 'warn' | 'legal'
}) {
  useSheet(css)
  return (
    <p className="note" data-tone={tone}>
      {children}
    </p>
  )
}
