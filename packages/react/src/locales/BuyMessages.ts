import type { enBuy } from './en.buy.js'

/** The texts of buying. English is the model: a language leaves none out. */
export type BuyMessages = ReturnType<typeof enBuy>
