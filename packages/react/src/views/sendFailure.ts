import { FoyerError } from '@foyer/protocol'
import type { PaymentMessages } from '../locales/PaymentMessages.js'

/** What a failed step of a transfer says, in the language of the texts; `other` where the error is not known. */
export function sendFailure(
  { errors, refusals }: PaymentMessages,
  error: unknown,
  other: string = errors.other,
): string {
  if (FoyerError.is(error, 'transaction_refused')) {
    const { finding } = error.data
    const isKnown = Object.hasOwn(refusals, finding)
    return isKnown ? refusals[finding as keyof typeof refusals] : other
  }
  if (FoyerError.is(error, 'transaction_reverted'))
    return errors.transaction_reverted(error.data.reason)
  if (FoyerError.is(error, 'coin_for_fee_missing'))
    return errors.coin_for_fee_missing(error.data.symbol)
  if (FoyerError.is(error, 'receiver_of_another_network'))
    return errors.receiver_of_another_network(error.data.network)
  if (FoyerError.is(error, 'amount_below_dust')) return errors.amount_below_dust(error.data.least)
  const code = FoyerError.is(error) ? error.code : undefined
  const found =
    code !== undefined && Object.hasOwn(errors, code)
      ? errors[code as keyof typeof errors]
      : undefined
  return typeof found === 'string' ? found : other
}
