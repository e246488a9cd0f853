import type { Formats } from '@foyer/protocol/texts'
import { amount } from './amount.js'

/** So much of a token, in its smallest unit. An empty symbol is of a token that has none. A signed one has its plus, too. */
export type Amount = {
  readonly value: bigint
  readonly decimals: number
  readonly symbol: string
  readonly isSigned?: boolean | undefined
}

/** So many pieces of a collection, and which: `any` of them, or the one of this number. */
export type Pieces = Pick<Amount, 'symbol' | 'isSigned'> & {
  readonly count: bigint
  readonly id: bigint | 'any'
}

/** How a language places a written amount and the symbol of its token. */
type AmountFormat = (amount: string, symbol: string) => string

/** Writes amounts of tokens, exact to the last digit, and what they are worth. */
export function createAmounts(
  { locale, number }: Formats,
  format: AmountFormat = (amount, symbol) => `${amount} ${symbol}`,
) {
  const dollar = { style: 'currency', currency: 'USD' } as const
  return {
    amount({ value, decimals, symbol, isSigned }: Amount) {
      const plus = isSigned && value > 0n ? '+' : ''
      const written = `${plus}${amount(value, decimals, locale)}`
      return symbol ? format(written, symbol) : written
    },
    /** `$1,234.50`, and `<$0.01` for nothing. */
    dollars(cents: bigint) {
      if (cents === 0n) return `<${number(0.01, dollar)}`
      const text = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
      return new Intl.NumberFormat(locale, dollar).format(text as Intl.StringNumericLiteral)
    },
  }
}
