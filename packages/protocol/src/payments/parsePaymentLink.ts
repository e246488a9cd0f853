import { linkMax } from '../catalogue/limits.js'
import type { PaymentFault, PaymentLink } from '../families/PaymentLink.js'
import { paymentLinks } from '../families/paymentLinks.js'
import { splitPayment } from './splitPayment.js'

/**
 * Reads a link that asks for a payment: ERC-681 (`ethereum:`), a transfer request of Solana Pay (`solana:`), BIP-21 (`bitcoin:`). Never throws. What it asks for
 * is only read here: whether it is of the network in use, and what the token is, has to be looked at before anything is sent.
 *
 * @returns the payment, amounts as bigint in smallest units (for a token of Solana a decimal, whose mint knows the decimals), or why it is none
 */
export function parsePaymentLink(
  text: string,
): { readonly payment: PaymentLink } | { readonly fault: PaymentFault } {
  // A blank at an end comes with copying.
  const link = text.trim()
  // RFC 3986 has no other characters: one that is not seen could hide another recipient.
  if (link.length > linkMax || !/^[!-~]+$/.test(link)) return { fault: 'form' }
  const [, scheme, rest] = /^([a-zA-Z][a-zA-Z\d+.-]*):(.+)$/.exec(link) ?? []
  if (scheme === undefined || rest === undefined) return { fault: 'form' }
  const family = [...paymentLinks.values()].find((one) => one.scheme === scheme.toLowerCase())
  if (!family) return { fault: 'scheme' }
  const parts = splitPayment(rest, family.repeated)
  const payment = typeof parts === 'string' ? parts : family.read(parts)
  return typeof payment === 'string' ? { fault: payment } : { payment }
}
