/** The text of `personal_sign`; the hex itself where it is no UTF-8. A Safe hashes text as it stands, with the prefix of EIP-191. */
export function fromHexText(hex: unknown): string {
  if (typeof hex !== 'string' || !/^0x([\da-f]{2})*$/i.test(hex)) return String(hex)
  const bytes = Uint8Array.from(hex.slice(2).match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  )
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return hex
  }
}
