import type { ReactNode } from 'react'
import css from './Doorway.css?inline'
import { useSheet } from './useSheet.js'

/** The arch behind whatever is waited for. The lamp is out when it was refused or is not there. */
export function Doorway({ lit, low, children }: Doorway.Props) {
  useSheet(css)
  return (
    <div className="door" data-lit={lit || undefined} data-low={low || undefined}>
      {children}
    </div>
  )
}

export declare namespace Doorway {
  type Props = { lit?: boolean | undefined; low?: boolean | undefined; children: ReactNode }
}
