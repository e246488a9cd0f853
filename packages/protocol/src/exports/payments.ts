export type { PaymentFault, PaymentLink } from '../families/PaymentLink.js'
export { parsePaymentLink } from '../payments/parsePaymentLink.js'
export { writePaymentLink } from '../payments/writePaymentLink.js'
