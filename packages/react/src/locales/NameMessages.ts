import type { enNames } from './en.names.js'

/** The texts of account names. English is the model: a language leaves none out. */
export type NameMessages = ReturnType<typeof enNames>
