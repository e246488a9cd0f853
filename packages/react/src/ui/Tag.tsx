import type { ReactNode } from 'react'
import css from './Tag.css?inline'
import { useSheet } from './useSheet.js'

/** One word about a row. */
export function Tag({ tone, children }: { tone?: 'accent' | 'warn'; children: ReactNode }) {
  useSheet(css)
  return (
    <span className="tag" data-tone={tone}>
      {children}
    </span>
  )
}
