export { openPay } from '../pay/openPay.js'
export type { Payment, PaymentRequest } from '../pay/state.js'
