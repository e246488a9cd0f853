import type { enPairing } from './en.pairing.js'

/** The texts of pairing with a wallet elsewhere. English is the model: a language leaves none out. */
export type PairingMessages = ReturnType<typeof enPairing>
