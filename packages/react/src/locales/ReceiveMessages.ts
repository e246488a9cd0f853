import type { enReceive } from './en.receive.js'

/** The texts of receiving. English is the model: a language leaves none out. */
export type ReceiveMessages = ReturnType<typeof enReceive>
