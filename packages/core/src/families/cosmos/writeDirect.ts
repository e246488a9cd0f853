import { protobuf } from './protobuf.js'
import type { CosmosDirectDocument } from './types.js'

/** The bytes of a `SignDoc` (Protocol Buffers), over which a direct signature is. */
export function writeDirect({
  bodyBytes,
  authInfoBytes,
  chainId,
  accountNumber,
}: CosmosDirectDocument): Uint8Array {
  return Uint8Array.of(
    ...protobuf.bytes(1, bodyBytes),
    ...protobuf.bytes(2, authInfoBytes),
    ...protobuf.text(3, chainId),
    ...protobuf.number(4, accountNumber),
  )
}
