const alphabet = /^[A-Za-z0-9+/_-]*={0,2}$/

/** Base64 with padding. No `Buffer`, which browsers do not have. */
export function encodeBase64(bytes: Uint8Array): string {
  let text = ''
  // In parts: an argument for each byte of a long message would overflow the stack.
  for (let start = 0; start < bytes.length; start += 8_192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8_192))
  }
  return btoa(text)
}

/** Either alphabet, with padding or without; `undefined` when it is neither. */
export function decodeBase64(text: string): Uint8Array | undefined {
  if (!alphabet.test(text)) return undefined
  try {
    const plain = text.replace(/=+$/, '').replace(/-/g, '+').replace(/_/g, '/')
    const characters = atob(plain)
    const bytes = new Uint8Array(characters.length)
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = characters.charCodeAt(at)
    return bytes
  } catch {
    return undefined
  }
}

/** The text of bytes in UTF-8; `undefined` when they are none. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
