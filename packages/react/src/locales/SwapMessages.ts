import type { enSwap } from './en.swap.js'

/** The texts of swaps. English is the model: a language leaves none out. */
export type SwapMessages = ReturnType<typeof enSwap>
