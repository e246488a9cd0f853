import { useMemo } from 'react'
import { useClient } from './useClient.js'

/** Writes whole numbers in the reader's digits. */
export function useNumber(): (value: number) => string {
  const { locale } = useClient().options
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale)
    return (value: number) => format.format(value)
  }, [locale])
}
