import { signRecoverable } from 'tiny-secp256k1'
import {
  type Address,
  bytesToHex,
  concatHex,
  encodeAbiParameters,
  type Hex,
  hexToBytes,
  keccak256,
  numberToHex,
} from 'viem'

export type SignedResultParts = {
  readonly key: Uint8Array
  /** The contract that takes the result. */
  readonly sender: Address
  /** Its call of `resolve`. */
  readonly request: Hex
  readonly result: Hex
  /** Seconds since 1970. */
  readonly expires: bigint
}

/** Signs a result for one contract, one request and some time, as `OffchainNameResolver` verifies it (ERC-191, version 0). */
export function signResult({ key, sender, request, result, expires }: SignedResultParts): Hex {
  const until = numberToHex(expires, { size: 8 })
  const digest = keccak256(
    concatHex(['0x1900', sender, until, keccak256(request), keccak256(result)]),
  )
  // By libsecp256k1 in WebAssembly, which gives the lower of the two forms (EIP-2).
  const { signature, recoveryId } = signRecoverable(hexToBytes(digest), key)
  const written = concatHex([bytesToHex(signature), numberToHex(27 + recoveryId, { size: 1 })])
  return encodeAbiParameters(
    [{ type: 'bytes' }, { type: 'uint64' }, { type: 'bytes' }],
    [result, expires, written],
  )
}
