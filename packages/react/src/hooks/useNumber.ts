import { useMemo } from 'react'
import { useClient } from './useClient.js'

/**
 * Writes whole numbers in the reader's digits. Small English ones are written as they are: the first
 * number format of a page costs as much of the processor as drawing the modal.
 */
export function useNumber(): (value: number) => string {
  const { locale = 'en' } = useClient().options
  return useMemo(() => {
    let format: Intl.NumberFormat | undefined
    return (value: number) => {
      if (value < 1000 && /^en\b/.test(locale)) return String(value)
      format ??= new Intl.NumberFormat(locale)
      return format.format(value)
    }
  }, [locale])
}
