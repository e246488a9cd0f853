import type { enTransfer } from './en.transfer.js'

/** The texts of sending and receiving. English is the model: a language leaves none out. */
export type TransferMessages = ReturnType<typeof enTransfer>
