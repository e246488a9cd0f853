import { getCompiledTransactionMessageDecoder } from '@solana/kit'

/**
 * Whether bytes are a transaction, and not a message: signed as a message it could be sent to the network all the same. A text is none: its
 * first bytes would have to count the signers.
 */
export function isSolanaTransaction(bytes: Uint8Array): boolean {
  try {
    const message = getCompiledTransactionMessageDecoder().decode(bytes)
    // Newer versions count their instructions elsewhere; they begin with a byte that no text has.
    return (
      message.staticAccounts.length > 0 &&
      !('instructions' in message && message.instructions.length === 0)
    )
  } catch {
    return false
  }
}
