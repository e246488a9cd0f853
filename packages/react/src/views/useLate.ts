import { useEffect, useState } from 'react'
import { useClient } from '../hooks/useClient.js'

/** After this long without an answer, people wonder whether anything happened. */
const lateAfterMs = 15_000

/** Whether `waiting` has been true for so long that a word of help is due. */
export function useLate(waiting: boolean): boolean {
  const { clock } = useClient()
  const [late, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    return waiting ? clock.after(lateAfterMs, () => setLate(true)) : undefined
  }, [clock, waiting])
  return waiting && late
}
