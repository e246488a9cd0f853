import { useEffect, useState } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'

/** Milliseconds until a time, updated every second; never below zero. */
export function useTimeLeft(until: number): number {
  const { clock } = useFoyerClient()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    let cancel = () => {}
    const tick = () => {
      const time = clock.now()
      setNow(time)
      // At the full second, so that none is left out.
      if (time < until) cancel = clock.after((until - time) % 1000 || 1000, tick)
    }
    tick()
    return () => cancel()
  }, [clock, until])
  return Math.max(0, until - now)
}
