import { useAnnounce } from '@foyer/react/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useVisit } from './VisitContext.js'

/** Does one thing at a time, and has its state: under way, or why it failed. What ends after the part is gone changes nothing. */
export function useTask() {
  const { describe } = useVisit()
  const announce = useAnnounce()
  const [state, set] = useState<{ busy: boolean; error: string | undefined; cause: unknown }>({
    busy: false,
    error: undefined,
    cause: undefined,
  })
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
      set({ busy: true, error: undefined, cause: undefined })
      try {
        await act()
        if (isThere.current) set({ busy: false, error: undefined, cause: undefined })
      } catch (cause) {
        if (!isThere.current) return
        const error = describe(cause)
        set({ busy: false, error, cause })
        announce(error, true)
      } finally {
        isBusy.current = false
      }
    },
    [describe, announce],
  )
  const forget = useCallback(() => set({ busy: false, error: undefined, cause: undefined }), [])
  return { ...state, run, forget }
}
