import type { PaymentLink } from '../families/PaymentLink.js'
import { paymentLinks } from '../families/paymentLinks.js'

/**
 * Writes a link that asks for a payment, for a QR code or to be shared: the one that `parsePaymentLink` reads as the same payment.
 *
 * @returns nothing where the chain family has no such links, or where one would be read wrongly: a link of ERC-681 that asks for a token begins with the
 *   token's contract, and readers that look no further have sent money there
 */
export function writePaymentLink({ namespace, ...payment }: PaymentLink): string | undefined {
  return paymentLinks.get(namespace)?.write(payment)
}
