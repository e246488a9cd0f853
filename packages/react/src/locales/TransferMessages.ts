import type { enTransfer } from './en.transfer.js'

/** The texts that are seen of sending at first. English is the model: a language leaves none out. */
export type TransferMessages = ReturnType<typeof enTransfer>
