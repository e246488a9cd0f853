import type { ReactNode, ReactPortal } from 'react'
import { createPortal } from 'react-dom'
import { contained } from './contained.js'
import { ShadowContext } from './ShadowContext.js'

/** Draws the children in a shadow root. */
export function drawIn(root: ShadowRoot, children: ReactNode): ReactPortal {
  return createPortal(
    <ShadowContext.Provider value={root}>
      <div className="root" {...contained}>
        {children}
      </div>
    </ShadowContext.Provider>,
    root,
  )
}
