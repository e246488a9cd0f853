import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { bech32 } from '@scure/base'

const addressMax = 90
const keyLength = 33
const hashLength = 20

/** Addresses of Cosmos: a prefix for each network, and the hash of a key. */
export const bech32Address = {
  /** The prefix of an address; `undefined` for what is none, or has a wrong checksum. */
  prefixOf: (address: unknown): string | undefined => read(address)?.prefix,
  /** Whether this is the address of a compressed key on secp256k1. */
  isOf(address: string, key: Uint8Array): boolean {
    const words = read(address)?.words
    const hash = words && bech32.fromWordsUnsafe(words)
    if (key.length !== keyLength || hash?.length !== hashLength) return false
    return ripemd160(sha256(key)).every((byte, index) => byte === hash[index])
  },
}

function read(address: unknown) {
  if (typeof address !== 'string' || address.length > addressMax) return undefined
  return bech32.decodeUnsafe(address, addressMax) || undefined
}
