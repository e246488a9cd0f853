import { getLocale } from '@foyer/core/internal'
import { balanceDecimals } from '@foyer/protocol'
import { useMemo } from 'react'
import { useFoyerClient } from './useFoyerClient.js'

/** Writes a decimal with three places, rounded down, in the reader's digits. */
export function useDecimal(): (decimal: string) => string {
  const locale = getLocale(useFoyerClient())
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: balanceDecimals,
    })
    // As text, so that no digit passes through a floating-point number.
    return (decimal) => {
      const [whole = '0', fraction = ''] = decimal.split('.')
      return format.format(
        `${whole}.${fraction.slice(0, balanceDecimals).padEnd(balanceDecimals, '0')}` as `${number}`,
      )
    }
  }, [locale])
}
