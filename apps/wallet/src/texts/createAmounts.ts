import type { Formats } from '@foyer/protocol/texts'
import { amount } from './amount.js'

/** So much of a token, in its smallest unit. An empty symbol is of a token that has none. */
export type Amount = {
  readonly value: bigint
  readonly decimals: number
  readonly symbol: string
}

/** Writes amounts of tokens, exact to the last digit, and what they are worth. */
export function createAmounts({ locale, number }: Formats) {
  const dollar = { style: 'currency', currency: 'USD' } as const
  return {
    amount: ({ value, decimals, symbol }: Amount) =>
      `${amount(value, decimals, locale)} ${symbol}`.trim(),
    /** `$1,234.50`, and `<$0.01` for nothing. */
    dollars(cents: bigint) {
      if (cents === 0n) return `<${number(0.01, dollar)}`
      const text = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
      return new Intl.NumberFormat(locale, dollar).format(text as Intl.StringNumericLiteral)
    },
  }
}
