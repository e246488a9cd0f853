import type { enPay } from './en.pay.js'

/** The texts of payments that a page opens. English is the model: a language leaves none out. */
export type PayMessages = ReturnType<typeof enPay>
