import { secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { utf8ToBytes } from '@noble/hashes/utils'
import { bech32 } from '@scure/base'

export type CosmosAccount = {
  /** Compressed, on secp256k1. */
  readonly publicKey: Uint8Array
  /** The hash of the key, which every network's address holds. */
  readonly hash: Uint8Array
  addressOn(prefix: string): string
  /** Over the SHA-256 of these bytes. */
  sign(bytes: Uint8Array): Uint8Array
}

/** An account by a seed of the mnemonic and an index: no wallet derives it so, and anyone can. */
export function createCosmosAccount(mnemonic: string, index: number): CosmosAccount {
  const secret = sha256(utf8ToBytes(`${mnemonic}/${index}`))
  const publicKey = secp256k1.getPublicKey(secret)
  const hash = ripemd160(sha256(publicKey))
  return {
    publicKey,
    hash,
    addressOn: (prefix) => bech32.encode(prefix, bech32.toWords(hash)),
    sign: (bytes) => secp256k1.sign(sha256(bytes), secret, { lowS: true }).toCompactRawBytes(),
  }
}
