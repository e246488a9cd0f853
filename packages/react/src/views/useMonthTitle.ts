import type { Month } from '@foyer/core'
import { useAssetMessages } from '../hooks/useAssetMessages.js'
import { useFoyerClient } from '../hooks/useFoyerClient.js'

/** Writes the title of a month in the reader's language. */
export function useMonthTitle(): (month: Pick<Month, 'year' | 'month'>) => string {
  const { clock } = useFoyerClient()
  const texts = useAssetMessages()
  return ({ year, month }) => texts.month(year, month, new Date(clock.now()).getFullYear())
}
