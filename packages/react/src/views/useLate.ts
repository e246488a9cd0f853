import { useEffect, useState } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'

/** After this long without an answer, a view shows its word of help. */
const lateAfterMs = 15_000

/** Whether `waiting` has been true for so long that a word of help is due. */
export function useLate(waiting: boolean): boolean {
  const { clock } = useFoyerClient()
  const [late, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    return waiting ? clock.after(lateAfterMs, () => setLate(true)) : undefined
  }, [clock, waiting])
  return waiting && late
}
