import type { RecoverKey } from '@foyer/protocol/signatures'
import { recover } from 'tiny-secp256k1'

/** By libsecp256k1 in WebAssembly: a fifth of the processor's time that it takes in JavaScript, which was most of a sign-in's. */
export const recoverKey: RecoverKey = ({ hash, signature, bit }) =>
  recover(hash, signature, bit) ?? undefined
