import { getLocale } from '@foyer/core/internal'
import { writeExact } from '@foyer/protocol'
import { useFoyerClient } from './useFoyerClient.js'

/** Writes a decimal with every digit, in the reader's digits and grouping. */
export function useExact(): (decimal: string) => string {
  const locale = getLocale(useFoyerClient())
  return (decimal) => writeExact(decimal, locale)
}
