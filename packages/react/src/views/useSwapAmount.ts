import { getLocale } from '@foyer/core/internal'
import { formatUnits, swapOutputDecimals } from '@foyer/protocol'
import { useMemo } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'

/** Writes an amount in smallest units, or a decimal, with six places at most, rounded down, in the reader's digits; less than that whole. */
export function useSwapAmount(): (amount: bigint | string, decimals?: number) => string {
  const locale = getLocale(useFoyerClient())
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: swapOutputDecimals })
    return (amount, decimals = 0) => {
      const exact = typeof amount === 'bigint' ? formatUnits(amount, decimals) : amount
      const [whole = '0', fraction = ''] = exact.split('.')
      const cut = `${whole}.${fraction.slice(0, swapOutputDecimals)}`
      // What is not nothing is never shown as nothing.
      const isLess = !/[1-9]/.test(cut) && /[1-9]/.test(exact)
      // As text, so that no digit passes through a floating-point number.
      return isLess ? exact : format.format(cut as `${number}`)
    }
  }, [locale])
}
