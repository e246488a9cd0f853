import { HeldContext } from '@foyer/react/ui'
import type { ReactNode } from 'react'

/** What is pressed in it decides nothing, and leads away: it may be pressed at any time. */
export function Free({ children }: { children: ReactNode }) {
  return (
    <span className="page-free" data-free>
      <HeldContext value={false}>{children}</HeldContext>
    </span>
  )
}
