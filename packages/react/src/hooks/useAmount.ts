import { getLocale } from '@foyer/core/internal'
import { formatBalance } from '@foyer/protocol'
import { useMemo } from 'react'
import { useFoyerClient } from './useFoyerClient.js'

/** Writes an amount in smallest units with three decimals, rounded down, in the reader's digits. */
export function useAmount(): (amount: bigint, decimals: number) => string {
  const locale = getLocale(useFoyerClient())
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 3,
      useGrouping: false,
    })
    // As text, so that no digit passes through a floating-point number.
    return (amount, decimals) => format.format(formatBalance(amount, decimals) as `${number}`)
  }, [locale])
}
