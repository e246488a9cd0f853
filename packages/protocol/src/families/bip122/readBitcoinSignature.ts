import { base64, hex } from '@scure/base'

/**
 * The bytes that a signature may be: wallets write it as hex or as base64, and a text may be both. BIP-322 tells the form in three letters before the
 * base64, older wallets in none.
 */
export function readBitcoinSignature(text: string): readonly Uint8Array[] {
  return [hex.decode, base64.decode, readPrefixed].flatMap((decode) => {
    try {
      return [decode(text)]
    } catch {
      return []
    }
  })
}

/** Of a witness or of the whole transaction: which of them, the bytes tell. Base64 is of fours of letters, so that with three more it is no other base64. */
function readPrefixed(text: string): Uint8Array {
  const [, written = '!'] = /^(?:smp|ful)(.*)$/s.exec(text) ?? []
  return base64.decode(written)
}
