import { getLocale } from '@foyer/core/internal'
import { useMemo } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'

/** Writes hundredths of a per cent, as the reader does. */
export function usePercent(): (bps: number) => string {
  const locale = getLocale(useFoyerClient())
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
    return (bps) => format.format(bps / 10_000)
  }, [locale])
}
