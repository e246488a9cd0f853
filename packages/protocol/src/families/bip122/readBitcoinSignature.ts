import { base64, hex } from '@scure/base'

/** The bytes that a signature may be: wallets write it as hex or as base64, and a text may be both. */
export function readBitcoinSignature(text: string): readonly Uint8Array[] {
  return [hex, base64].flatMap(({ decode }) => {
    try {
      return [decode(text)]
    } catch {
      return []
    }
  })
}
