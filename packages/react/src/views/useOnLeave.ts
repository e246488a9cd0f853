import { useEffect, useRef } from 'react'

/** Calls back once whoever sees this view has left it, by whichever way. `leave` is to stay the same while nothing changes. */
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
