const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** 22 letters of 62 are 131 bits. */
const length = 22

/** A nonce of at least 128 random bits, alphanumeric as EIP-4361 wants it. */
export function createNonce(): string {
  let text = ''
  while (text.length < length) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    // The last few values would make some letters likelier than others.
    if (byte < 248) text += letters[byte % letters.length]
  }
  return text
}
