import { ss58 } from '@foyer/protocol'
import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { blake2b } from '@noble/hashes/blake2'
import { utf8ToBytes } from '@noble/hashes/utils'
import { getPublicKey, secretFromSeed, sign } from '@scure/sr25519'

export type PolkadotKeyType = 'sr25519' | 'ed25519' | 'ecdsa'

export type PolkadotAccount = {
  readonly type: PolkadotKeyType
  /** In the spelling of no network. */
  readonly address: string
  /** Over these very bytes, without the byte for the kind of key. */
  sign(bytes: Uint8Array): Uint8Array
}

const genericPrefix = 42
const short = { dkLen: 32 }

/** An account by a seed of the mnemonic and an index: no wallet derives it so, and anyone can. */
export function createPolkadotAccount(
  mnemonic: string,
  index: number,
  type: PolkadotKeyType,
): PolkadotAccount {
  const seed = blake2b(utf8ToBytes(`${mnemonic}//${index}`), short)
  const { key, sign } = kinds[type](seed)
  return { type, address: ss58.encode(key, genericPrefix), sign }
}

type Keys = { readonly key: Uint8Array; sign(bytes: Uint8Array): Uint8Array }

const kinds: Readonly<Record<PolkadotKeyType, (seed: Uint8Array) => Keys>> = {
  sr25519(seed) {
    const secret = secretFromSeed(seed)
    return { key: getPublicKey(secret), sign: (bytes) => sign(secret, bytes) }
  },
  ed25519: (seed) => ({
    key: ed25519.getPublicKey(seed),
    sign: (bytes) => ed25519.sign(bytes, seed),
  }),
  ecdsa: (seed) => ({
    key: blake2b(secp256k1.getPublicKey(seed), short),
    sign(bytes) {
      const signature = secp256k1.sign(blake2b(bytes, short), seed)
      return Uint8Array.of(...signature.toCompactRawBytes(), signature.recovery)
    },
  }),
}
