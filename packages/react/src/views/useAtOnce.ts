import { useLayoutEffect, useRef } from 'react'

/**
 * Begins what a view is opened for, before it is painted. Once, also when `begin` changes: strict mode runs effects twice, and no
 * request may be sent twice.
 */
export function useAtOnce(begin: () => void): void {
  const begun = useRef(false)
  useLayoutEffect(() => {
    if (begun.current) return
    begun.current = true
    begin()
  }, [begin])
}
