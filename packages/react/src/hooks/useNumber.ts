import { getLocale } from '@foyer/core/internal'
import { useMemo } from 'react'
import { createNumber } from '../locales/createNumber.js'
import { useFoyerClient } from './useFoyerClient.js'

/** Writes whole numbers in the reader's digits. */
export function useNumber(): (value: number) => string {
  const locale = getLocale(useFoyerClient())
  return useMemo(() => createNumber(locale), [locale])
}
