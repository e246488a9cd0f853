import { ss58 } from '@foyer/protocol'
import { readHex } from '@foyer/protocol/signed'
import { blake2b } from '@noble/hashes/blake2'
import { hex } from '@scure/base'
import { payloadExtensions } from '../payloadExtensions.js'
import type { PolkadotPayload } from '../types.js'
import { writeCompact } from '../writeCompact.js'

/** Signed, of version 4. */
const signedVersion = 0x84
/** `MultiAddress::Id`. */
const byKey = 0
const callMax = 2 ** 10

/** A transfer of coins as the call of a chain: its pallet, its number there, the receiver's key and the amount. */
export function writeTransfer(
  place: readonly [number, number],
  { to, value }: { to: string; value: bigint },
): string {
  const key = ss58.decode(to) ?? new Uint8Array(32)
  return `0x${hex.encode(Uint8Array.of(...place, byKey, ...key, ...writeCompact(value)))}`
}

/**
 * A signed payload as it is sent, and its hash.
 *
 * @param signature with the byte for its kind before it
 */
export function writeExtrinsic(
  payload: PolkadotPayload,
  signature: Uint8Array,
): { readonly extrinsic: string; readonly hash: string } {
  const key = ss58.decode(payload.address) ?? new Uint8Array(32)
  const call = readHex(payload.method, callMax) ?? new Uint8Array()
  const extra = payloadExtensions.write(payload, 'extra')
  const body = Uint8Array.of(signedVersion, byKey, ...key, ...signature, ...extra, ...call)
  const bytes = Uint8Array.of(...writeCompact(BigInt(body.length)), ...body)
  const hash = hex.encode(blake2b(bytes, { dkLen: 32 }))
  return { extrinsic: `0x${hex.encode(bytes)}`, hash: `0x${hash}` }
}
