import type { enPayment } from './en.payment.js'

/** The texts of what follows in sending. English is the model: a language leaves none out. */
export type PaymentMessages = ReturnType<typeof enPayment>
