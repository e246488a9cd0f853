import type { enLate } from './en.late.js'

/** The texts of the views that come after the list of wallets. English is the model: a language leaves none out. */
export type LateMessages = ReturnType<typeof enLate>
