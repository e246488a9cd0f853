import type { ReactNode } from 'react'
import { Doorway } from './Doorway.js'
import css from './EmptyState.css?inline'
import { Glyph } from './Glyph.js'
import type { Drawing } from './icons.js'
import { useSheet } from './useSheet.js'

/** Nothing to show, and what to do about it. Lit when something may still come. */
export function EmptyState({ icon, title, text, lit, children }: EmptyState.Props) {
  useSheet(css)
  return (
    <div className="empty">
      <Doorway low lit={lit}>
        <Glyph icon={icon} size={24} />
      </Doorway>
      <p>
        <strong>{title}</strong>
        {text}
      </p>
      {children}
    </div>
  )
}

export declare namespace EmptyState {
  type Props = {
    icon: Drawing
    title: string
    text: ReactNode
    lit?: boolean | undefined
    /** At most one small button. */
    children?: ReactNode
  }
}
