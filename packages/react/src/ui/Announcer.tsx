import { type ReactNode, useCallback, useState } from 'react'
import { type Announce, AnnounceContext } from './AnnounceContext.js'
import { VisuallyHidden } from './VisuallyHidden.js'

/** The one live region of a dialog. It is there before the words are, else they are not spoken. */
export function Announcer({ children }: { children: ReactNode }) {
  const [{ polite, urgent, turn }, set] = useState({ polite: '', urgent: '', turn: 0 })
  const announce = useCallback<Announce>((text, isUrgent) => {
    set(({ turn }) => ({
      polite: isUrgent ? '' : text,
      urgent: isUrgent ? text : '',
      turn: turn + 1,
    }))
  }, [])
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <VisuallyHidden>
        {/* A new element each time: the same words twice are spoken twice. */}
        <span role="status">{polite && <span key={turn}>{polite}</span>}</span>
        <span role="alert">{urgent && <span key={turn}>{urgent}</span>}</span>
      </VisuallyHidden>
    </AnnounceContext.Provider>
  )
}
