import type { enSwap } from './en.swap.js'

/** The texts of what is seen of a swap at first. English is the model: a language leaves none out. */
export type SwapMessages = ReturnType<typeof enSwap>
