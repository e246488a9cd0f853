import { blake2b } from '@noble/hashes/blake2'
import { base58 } from '@scure/base'

const keyLength = 32
const checksumLength = 2
const addressMax = 50
/** The prefix of addresses that are of no network. */
const genericPrefix = 42

/** Addresses of Polkadot: a prefix for each network, a key, a checksum. */
export const ss58 = {
  /** The key of an address, whichever network spells it; `undefined` for what is none, or has a wrong checksum. */
  decode(address: unknown): Uint8Array | undefined {
    if (typeof address !== 'string' || address.length > addressMax) return undefined
    try {
      const bytes = base58.decode(address)
      const prefixLength = (bytes[0] ?? 0) < 64 ? 1 : 2
      const end = prefixLength + keyLength
      const expected = checksum(bytes.subarray(0, end))
      const isOwn =
        (bytes[0] ?? 0) < 128 &&
        bytes.length === end + checksumLength &&
        expected.every((byte, index) => byte === bytes[end + index])
      return isOwn ? bytes.slice(prefixLength, end) : undefined
    } catch {
      return undefined
    }
  },
  /** @param prefix of the network (`ss58Format`), below 16384; that of no network when it is something else */
  encode(key: Uint8Array, prefix: unknown): string {
    const isPrefix = Number.isInteger(prefix) && Number(prefix) >= 0 && Number(prefix) < 16_384
    const body = Uint8Array.of(...toPrefix(isPrefix ? Number(prefix) : genericPrefix), ...key)
    return base58.encode(Uint8Array.of(...body, ...checksum(body)))
  },
}

function toPrefix(prefix: number): readonly number[] {
  if (prefix < 64) return [prefix]
  return [((prefix & 0xfc) >> 2) | 0x40, (prefix >> 8) | ((prefix & 3) << 6)]
}

function checksum(body: Uint8Array): Uint8Array {
  const text = new TextEncoder().encode('SS58PRE')
  return blake2b(Uint8Array.of(...text, ...body)).subarray(0, checksumLength)
}
