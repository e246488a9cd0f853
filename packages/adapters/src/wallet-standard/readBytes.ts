/** A copy of the bytes in a wallet's answer, whichever window made them; `undefined` for what is none, or too many. */
export function readBytes(value: unknown, lengthMax: number): Uint8Array | undefined {
  if (!ArrayBuffer.isView(value) || value.byteLength > lengthMax) return undefined
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice()
}
