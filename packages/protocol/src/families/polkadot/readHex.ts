/** The bytes of hex that begins with 0x; `undefined` for what is none, or more bytes than allowed. */
export function readHex(value: unknown, lengthMax: number): Uint8Array | undefined {
  if (typeof value !== 'string' || value.length > 2 + 2 * lengthMax) return undefined
  if (!/^0x([0-9a-f]{2})*$/i.test(value)) return undefined
  const pairs = value.slice(2).match(/../g) ?? []
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
}
