/**
 * A number as SCALE writes it compactly: the two lowest bits say how many bytes there are.
 *
 * @throws `TypeError` for one below 0 or above 2^536
 */
export function writeCompact(number: bigint): Uint8Array {
  if (number < 1n << 6n) return writeLittle(number << 2n, 1)
  if (number < 1n << 14n) return writeLittle((number << 2n) | 1n, 2)
  if (number < 1n << 30n) return writeLittle((number << 2n) | 2n, 4)
  const length = Math.ceil(number.toString(16).length / 2)
  return Uint8Array.of(((length - 4) << 2) | 3, ...writeLittle(number, length))
}

function writeLittle(number: bigint, length: number): Uint8Array {
  if (number < 0n || length > 67) throw new TypeError('The number is none that is written so')
  return Uint8Array.from({ length }, (_, index) => Number((number >> BigInt(8 * index)) & 0xffn))
}
