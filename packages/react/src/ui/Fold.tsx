import { type ReactNode, useId, useState } from 'react'
import css from './Fold.css?inline'
import { Icon } from './Icon.js'
import { lateIcons } from './lateIcons.js'
import { useSheet } from './useSheet.js'

/** What few want to see: shut until pressed. What is inside is drawn once it is open. */
export function Fold({ title, open: first = false, testId, children }: Fold.Props) {
  useSheet(css)
  const id = useId()
  const [open, setOpen] = useState(first)
  return (
    <div className="fold" data-testid={testId}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {title}
        <Icon of={lateIcons.chevronDown} size={16} />
      </button>
      {open && (
        <div className="fold-body" id={id}>
          {children}
        </div>
      )}
    </div>
  )
}

export declare namespace Fold {
  type Props = {
    title: string
    /** Open from the beginning. */
    open?: boolean | undefined
    testId?: string | undefined
    children: ReactNode
  }
}
