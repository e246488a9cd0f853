import { useAnnounce } from '@foyer/react/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Reason, sayReason } from '../texts/Reason.js'
import { ReasonText } from '../texts/ReasonText.js'
import { useTexts } from './useTexts.js'
import { useVisit } from './VisitContext.js'

/** Does one thing at a time, and has its state: under way, or why it failed. What ends after the part is gone changes nothing. */
export function useTask() {
  const { describe } = useVisit()
  const announce = useAnnounce()
  const { failures } = useTexts()
  const [{ busy, reason, cause }, set] = useState<State>({ busy: false })
  const isThere = useRef(true)
  const isBusy = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  const run = useCallback(
    async (act: () => Promise<void>) => {
      if (isBusy.current) return
      isBusy.current = true
      set({ busy: true })
      try {
        await act()
        if (isThere.current) set({ busy: false })
      } catch (cause) {
        if (!isThere.current) return
        const reason = describe(cause)
        set({ busy: false, reason, cause })
        announce(sayReason(reason, failures).text, true)
      } finally {
        isBusy.current = false
      }
    },
    [describe, announce, failures],
  )
  const forget = useCallback(() => set({ busy: false }), [])
  const error = reason && <ReasonText said={sayReason(reason, failures)} />
  return { busy, cause, error, run, forget }
}

type State = { busy: boolean; reason?: Reason; cause?: unknown }
