import type { ReactNode } from 'react'
import css from './Note.css?inline'
import { useSheet } from './useSheet.js'

/** A quiet sentence under the rest. `legal` stands below a line, smaller. `held` keeps its place and hides it, also from screen readers. */
export function Note({ children, tone, held }: Note.Props) {
  useSheet(css)
  return (
    <p className="note" data-tone={tone} data-held={held || undefined}>
      {children}
    </p>
  )
}

export declare namespace Note {
  type Props = {
    children: ReactNode
    tone?: 'error' | 'warn' | 'legal'
    held?: boolean
  }
}
