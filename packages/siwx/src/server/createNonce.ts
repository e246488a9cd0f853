const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** 154 random bits of these letters. */
const nonceLength = 26

/**
 * Makes a nonce for one sign-in message: 26 letters and digits, 154 random bits. Keep it in the visitor's session, for ten minutes at most, and delete
 * it with the sign-in that uses it.
 */
export function createNonce(): string {
  let nonce = ''
  while (nonce.length < nonceLength) {
    const bytes = crypto.getRandomValues(new Uint8Array(nonceLength))
    // Of 64 numbers two are no letter: to fold them in would make two letters likelier.
    for (const byte of bytes) nonce += letters[byte & 63] ?? ''
  }
  return nonce.slice(0, nonceLength)
}
