import { ServiceError } from '../fetchAnswer.js'
import { readAmount, writeAmount } from './fields.js'
import type { ProviderQuote } from './OnrampProvider.js'

/** The parts of a quote are rounded each: they may miss the total by a little more than a cent. */
const roundedMax = readAmount('0.011')

/**
 * A quote as it is given on, where it is one: its parts make its total, what was typed is the total or the part before fees, and something arrives.
 *
 * @throws `ServiceError` for any other
 */
export function toQuote(parts: toQuote.Parts, typed: string): ProviderQuote {
  const { total, subtotal, fee, networkFee, received } = parts
  const rest = total - subtotal - fee - networkFee
  const amount = readAmount(typed)
  const isTyped = total === amount || subtotal === amount
  const isSum = rest <= roundedMax && rest >= -roundedMax
  if (!isTyped || !isSum || received === 0n || [subtotal, fee, networkFee].some((one) => one < 0n))
    throw new ServiceError('answered about another purchase')
  return {
    ...{ total: writeAmount(total), subtotal: writeAmount(subtotal) },
    ...{ fee: writeAmount(fee), networkFee: writeAmount(networkFee) },
    received: writeAmount(received),
  }
}

export declare namespace toQuote {
  /** As units of eighteen decimals. */
  type Parts = { readonly [part in keyof ProviderQuote]: bigint }
}
