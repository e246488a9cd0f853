import { FoyerError } from '@foyer/protocol'
import type { TransferMessages } from '../locales/TransferMessages.js'

/** What a failed step of a transfer says. */
export function sendFailure({ errors }: TransferMessages, error: unknown): string {
  if (FoyerError.is(error, 'transaction_refused')) return error.data.reason
  if (FoyerError.is(error, 'transaction_reverted'))
    return errors.transaction_reverted(error.data.reason)
  if (FoyerError.is(error, 'coin_for_fee_missing'))
    return errors.coin_for_fee_missing(error.data.symbol)
  const code = FoyerError.is(error) ? error.code : undefined
  const found =
    code !== undefined && code in errors ? errors[code as keyof typeof errors] : undefined
  return typeof found === 'string' ? found : errors.other
}
