import { useEffect, useRef } from 'react'

/** Calls `leave` once the view is left, in whichever way. Memoize `leave`. */
export function useOnLeave(leave: () => void): void {
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      // In a moment, because strict mode ends and begins every effect once at first.
      queueMicrotask(() => {
        if (!here.current) leave()
      })
    }
  }, [leave])
}
