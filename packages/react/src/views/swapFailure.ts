import { FoyerError } from '@foyer/protocol'
import type { ExchangeMessages } from '../locales/ExchangeMessages.js'

/** What a failed step of a swap says, in the language of the texts; `other` where the error is not known. */
export function swapFailure({ errors, refusals }: ExchangeMessages, error: unknown): string {
  if (FoyerError.is(error, 'swap_refused')) {
    const { finding } = error.data
    return Object.hasOwn(refusals, finding) ? refusals[finding] : errors.other
  }
  if (FoyerError.is(error, 'transaction_reverted'))
    return errors.transaction_reverted(error.data.reason)
  if (FoyerError.is(error, 'coin_for_fee_missing'))
    return errors.coin_for_fee_missing(error.data.symbol)
  const code = FoyerError.is(error) ? error.code : undefined
  const found =
    code !== undefined && Object.hasOwn(errors, code)
      ? errors[code as keyof typeof errors]
      : undefined
  return typeof found === 'string' ? found : errors.other
}
