import type { SolanaAccount } from './createSolanaAccount.js'
import type { WireTransaction } from './readWire.js'

/** A transaction with the signature of one of its signers put in, and that signature. */
export function signWire(
  account: SolanaAccount,
  { signatures, message, signers }: WireTransaction,
): { readonly bytes: Uint8Array; readonly signature: Uint8Array } {
  const signature = account.sign(message)
  const all = signatures.slice()
  all.set(signature, 64 * signers.indexOf(account.address))
  return { signature, bytes: Uint8Array.of(signers.length, ...all, ...message) }
}
