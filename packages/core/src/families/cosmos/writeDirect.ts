import type { CosmosDirectDocument } from './types.js'

const byBytes = 2
const byNumber = 0

/** The bytes of a `SignDoc` (Protocol Buffers), over which a direct signature is. */
export function writeDirect({
  bodyBytes,
  authInfoBytes,
  chainId,
  accountNumber,
}: CosmosDirectDocument): Uint8Array {
  return Uint8Array.of(
    ...field(1, bodyBytes),
    ...field(2, authInfoBytes),
    ...field(3, new TextEncoder().encode(chainId)),
    // A zero is not written.
    ...(accountNumber > 0n ? [(4 << 3) | byNumber, ...varint(accountNumber)] : []),
  )
}

function field(id: number, bytes: Uint8Array): readonly number[] {
  return bytes.length > 0 ? [(id << 3) | byBytes, ...varint(BigInt(bytes.length)), ...bytes] : []
}

function varint(number: bigint): readonly number[] {
  return number < 128n ? [Number(number)] : [Number(number & 127n) | 128, ...varint(number >> 7n)]
}
