import { base58 } from '@scure/base'
import { RpcError } from '../wallet/RpcError.js'

/** A transaction of Solana as its networks take it. */
export type WireTransaction = {
  readonly signatures: Uint8Array
  /** Where the signatures end and what they sign begins. */
  readonly message: Uint8Array
  readonly signers: readonly string[]
}

/** The wire format: a count, that many signatures of 64 bytes, the message. Legacy and version 0. */
export function readWire(bytes: Uint8Array): WireTransaction {
  const count = bytes[0] ?? 0
  const message = bytes.slice(1 + 64 * count)
  const isVersioned = ((message[0] ?? 0) & 0x80) !== 0
  // Three counts stand before the keys, of which the first says how many of them sign.
  const keysAt = (isVersioned ? 1 : 0) + 4
  const signers = Array.from({ length: count }, (_, index) =>
    base58.encode(message.slice(keysAt + 32 * index, keysAt + 32 * (index + 1))),
  )
  if (count === 0 || count > 12 || message.length < keysAt + 32 * count)
    throw new RpcError(-32602, 'The transaction is none.')
  return { signatures: bytes.slice(1, 1 + 64 * count), message, signers }
}
