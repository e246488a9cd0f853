const byNumber = 0
const byBytes = 2

type Bytes = readonly number[]

/** Fields of a message as Protocol Buffers writes them. What is zero or empty is not written. */
export const protobuf = {
  bytes: (id: number, value: ArrayLike<number>): Bytes =>
    value.length > 0 ? message(id, Array.from(value)) : [],
  text: (id: number, value: string): Bytes => protobuf.bytes(id, new TextEncoder().encode(value)),
  number: (id: number, value: bigint): Bytes =>
    value > 0n ? [(id << 3) | byNumber, ...varint(value)] : [],
  /** One that is there, empty or not. */
  message,
}

function message(id: number, value: Bytes): Bytes {
  return [(id << 3) | byBytes, ...varint(BigInt(value.length)), ...value]
}

function varint(number: bigint): Bytes {
  return number < 128n ? [Number(number)] : [Number(number & 127n) | 128, ...varint(number >> 7n)]
}
