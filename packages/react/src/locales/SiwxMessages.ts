import type { enSiwx } from './en.siwx.js'

/** The texts of signing in with a wallet. English is the model: a language leaves none out. */
export type SiwxMessages = ReturnType<typeof enSiwx>
