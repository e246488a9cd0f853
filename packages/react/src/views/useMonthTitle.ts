import type { Month } from '@foyer/core'
import { useMemo } from 'react'
import { useClient } from '../hooks/useClient.js'
import { monthTitle } from './monthTitle.js'

/** Writes the title of a month in the reader's language. */
export function useMonthTitle(): (month: Pick<Month, 'year' | 'month'>) => string {
  const { clock, options } = useClient()
  return useMemo(() => {
    const thisYear = new Date(clock.now()).getFullYear()
    return (month) => monthTitle(month, { thisYear, locale: options.locale ?? 'en' })
  }, [clock, options])
}
