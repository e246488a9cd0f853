import { getLocale } from '@foyer/core/internal'
import { useMemo } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'

/** Places of a token that are shown: the provider's page has the others. */
const tokenPlaces = 8

/** What every browser can write. */
const placesMax = 20

/** Writes sums that are given as decimals, in the reader's digits: of money, which is what is paid, rounded up and with its sign, of tokens rounded down, but never to nothing. */
export function useMoney(): {
  money: (decimal: string, currency: string) => string
  tokens: (decimal: string, symbol: string) => string
} {
  const locale = getLocale(useFoyerClient())
  return useMemo(() => {
    const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: placesMax })
    return {
      // As texts, so that no digit passes through a floating-point number.
      money: (decimal, currency) =>
        new Intl.NumberFormat(locale, {
          ...{ style: 'currency', currency, roundingMode: 'ceil' },
        }).format(decimal as `${number}`),
      tokens(decimal, symbol) {
        const [whole = '0', part = ''] = decimal.split('.')
        const first = /[1-9]/.test(whole) ? 0 : part.search(/[1-9]/)
        const places = Math.min(Math.max(tokenPlaces, first + 1), placesMax)
        return `${plain.format(`${whole}.${part.slice(0, places)}0` as `${number}`)} ${symbol}`
      },
    }
  }, [locale])
}
