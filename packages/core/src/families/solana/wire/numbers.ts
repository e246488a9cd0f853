/** An unsigned integer of this many bytes, the low byte first. */
export function toBytes(value: bigint, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 255n))
}

/** The unsigned integer in this many bytes, the low byte first. @throws RangeError where the bytes end before */
export function toInteger(bytes: Uint8Array, at: number, length: number): bigint {
  if (at + length > bytes.length) throw new RangeError('The bytes end before')
  return bytes.subarray(at, at + length).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n)
}

/** A count as messages write it: seven bits a byte, the low ones first. */
export function toCount(value: number): readonly number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...toCount(value >> 7)]
}
