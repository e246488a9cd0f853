import { relativeTime } from '@foyer/protocol'
import { useMemo } from 'react'
import { useClient } from '../hooks/useClient.js'

const dayMs = 86_400_000

/** Writes when something was: how long ago within a day, else the day; and the whole of it for who asks. */
export function useWhen(): (ms: number) => { short: string; whole: string; iso: string } {
  const { clock, options } = useClient()
  const locale = options.locale ?? 'en-GB'
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'short' })
    const whole = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    return (ms) => {
      const now = clock.now()
      return {
        short: now - ms < dayMs ? relativeTime(ms, now) : day.format(ms),
        whole: whole.format(ms),
        iso: new Date(ms).toISOString(),
      }
    }
  }, [clock, locale])
}
