import type { enExchange } from './en.exchange.js'

/** The texts of what follows in a swap. English is the model: a language leaves none out. */
export type ExchangeMessages = ReturnType<typeof enExchange>
