import type { ReactNode } from 'react'
import { Icon } from './Icon.js'
import { icons } from './icons.js'
import css from './Ring.css?inline'
import { useSheet } from './useSheet.js'

/** The progress of what it surrounds: an arc travels during the wait, then the outline closes. */
export function Ring({ state, round, children }: Ring.Props) {
  useSheet(css)
  const shape = round
    ? { x: 2, y: 2, width: 84, height: 84, rx: 42 }
    : { x: 2, y: 2, width: 84, height: 84, rx: 24 }
  return (
    <div className="ring" data-state={state}>
      {children}
      <svg viewBox="0 0 88 88" width="88" height="88" aria-hidden="true">
        <rect {...shape} className="ring-track" />
        <rect {...shape} className="ring-arc" pathLength="100" />
      </svg>
      {state !== 'wait' && (
        <span className="ring-seal">
          <Icon of={state === 'done' ? icons.tick : icons.cross} size={16} />
        </span>
      )}
    </div>
  )
}

export declare namespace Ring {
  type Props = {
    state: 'wait' | 'declined' | 'done'
    /** For round pictures. */
    round?: boolean | undefined
    children: ReactNode
  }
}
