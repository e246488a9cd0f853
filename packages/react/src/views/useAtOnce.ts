import { useLayoutEffect, useRef } from 'react'

/**
 * Begins what a view is opened for, before it is painted. Once, whatever `begin` becomes later: strict mode runs effects twice, and
 * nobody must be asked twice.
 */
export function useAtOnce(begin: () => void): void {
  const begun = useRef(false)
  useLayoutEffect(() => {
    if (begun.current) return
    begun.current = true
    begin()
  }, [begin])
}
