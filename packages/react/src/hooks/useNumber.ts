import { useMemo } from 'react'
import { useClient } from './useClient.js'

/** Writes whole numbers in the reader's digits. */
export function useNumber(): (value: number) => string {
  const { locale } = useClient().options
  return useMemo(() => {
    // Made with the first number: the first of a page costs a processor more than drawing the modal.
    let format: Intl.NumberFormat | undefined
    return (value: number) => {
      format ??= new Intl.NumberFormat(locale)
      return format.format(value)
    }
  }, [locale])
}
