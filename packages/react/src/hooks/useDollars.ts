import { getLocale, writeDollars } from '@foyer/core/internal'
import { moneyDecimals } from '@foyer/protocol'
import { useMemo } from 'react'
import { useFoyerClient } from './useFoyerClient.js'

/** Writes millionths of dollars with two places, rounded down, as the reader does; whole and in its parts. */
export function useDollars(): (micro: bigint) => useDollars.Written {
  const locale = getLocale(useFoyerClient())
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: moneyDecimals,
      maximumFractionDigits: moneyDecimals,
    })
    return (micro) => {
      const parts = format.formatToParts(writeDollars(micro))
      const from = parts.findIndex(({ type }) => type === 'decimal')
      const to = parts.findLastIndex(({ type }) => type === 'fraction')
      const text = (some: typeof parts) => some.map(({ value }) => value).join('')
      return {
        whole: text(parts),
        dollars: text(parts.slice(0, from)),
        pennies: text(parts.slice(from, to + 1)),
        after: text(parts.slice(to + 1)),
      }
    }
  }, [locale])
}

export declare namespace useDollars {
  type Written = {
    whole: string
    /** Up to the decimal sign. */
    dollars: string
    /** From the decimal sign on. */
    pennies: string
    /** A currency sign at the end, where the language has it there. */
    after: string
  }
}
