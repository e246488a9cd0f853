import type { PaymentFault, PaymentLink } from './PaymentLink.js'
import type { PaymentParts } from './PaymentParts.js'

/** How a chain family writes links that ask for a payment. */
export type FamilyPayments = {
  /** What a link begins with, without the colon. */
  readonly scheme: string
  /** The parameters that may come more than once. */
  readonly repeated?: readonly string[]
  read(parts: PaymentParts): PaymentLink | PaymentFault
  /** Nothing where a link of this family cannot say it without danger. */
  write(payment: Omit<PaymentLink, 'namespace'>): string | undefined
}
