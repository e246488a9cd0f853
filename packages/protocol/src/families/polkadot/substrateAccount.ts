import { blake2b } from '@noble/hashes/blake2'
import { hex } from '@scure/base'
import { readHex } from './readHex.js'
import { ss58 } from './ss58.js'

/** The hashes of `System` and `Account`: where accounts of every chain of Substrate's stand. */
const accounts = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
/** Four counters of four bytes come first. */
const freeAt = 16
const freeLength = 16
const recordMax = 1_024

/** Accounts as chains of Substrate's store them. */
export const substrateAccount = {
  /** The key of an account's record (`state_getStorage`), as hex. `undefined` for what is no address. */
  placeOf(address: unknown): string | undefined {
    const key = ss58.decode(address)
    if (!key) return undefined
    return `0x${accounts}${hex.encode(blake2b(key, { dkLen: 16 }))}${hex.encode(key)}`
  },

  /** What is free, reserved coins aside, in the smallest unit; 0 where there is no record (`null`). `undefined` for what is none. */
  readFree(record: unknown): bigint | undefined {
    if (record === null) return 0n
    const free = readHex(record, recordMax)?.subarray(freeAt, freeAt + freeLength)
    if (free?.length !== freeLength) return undefined
    return free.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  },
}
