import type { ReactNode } from 'react'
import css from './Banner.css?inline'
import { Icon } from './Icon.js'
import { icons } from './icons.js'
import { lateIcons } from './lateIcons.js'
import { useSheet } from './useSheet.js'

/** A fact that must be read before going on. `danger` is about losing something. */
export function Banner({ tone = 'warn', title, testId, children }: Banner.Props) {
  useSheet(css)
  return (
    <div className="banner" data-tone={tone} data-testid={testId}>
      <Icon of={tone === 'info' ? lateIcons.info : icons.warning} />
      <div>
        <strong>{title}</strong>
        {children && <p>{children}</p>}
      </div>
    </div>
  )
}

export declare namespace Banner {
  type Props = {
    tone?: 'info' | 'warn' | 'danger' | undefined
    title: ReactNode
    testId?: string | undefined
    children?: ReactNode
  }
}
