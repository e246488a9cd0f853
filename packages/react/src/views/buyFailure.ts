import { FoyerError } from '@foyer/protocol'
import type { BuyMessages } from '../locales/BuyMessages.js'

/** What a failed step of a purchase says, in the language of the texts; `other` where the error is not known. */
export function buyFailure({ errors, refusals }: BuyMessages, error: unknown): string {
  if (FoyerError.is(error, 'buy_refused')) {
    const { finding } = error.data
    return Object.hasOwn(refusals, finding) ? refusals[finding] : errors.other
  }
  const code = FoyerError.is(error) ? error.code : undefined
  return code !== undefined && Object.hasOwn(errors, code)
    ? errors[code as keyof typeof errors]
    : errors.other
}
