/** Numbers with the low byte first, as the machine and its files have them. */
export const u16 = (value: number) => [value & 255, (value >>> 8) & 255]
export const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)]
export const u64 = (value: number | bigint) => {
  const all = BigInt.asUintN(64, BigInt(value))
  return [...u32(Number(all & 0xffffffffn)), ...u32(Number(all >> 32n))]
}
export const bytesOf = (text: string) => [...new TextEncoder().encode(text)]
/** To whole words of eight bytes. */
export const padded = (bytes: readonly number[]) => [
  ...bytes,
  ...Array<number>((8 - (bytes.length % 8)) % 8).fill(0),
]
