import { ed25519 } from '@noble/curves/ed25519'
import { hmac } from '@noble/hashes/hmac'
import { sha512 } from '@noble/hashes/sha2'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { base58 } from '@scure/base'
import { seedOf } from '../wallet/seedOf.js'

export type SolanaAccount = {
  /** base58. */
  readonly address: string
  /** Ed25519 over these very bytes. */
  sign(bytes: Uint8Array): Uint8Array
}

/** The account that Solana's wallets show at this index of a mnemonic: SLIP-0010, m/44'/501'/index'/0'. */
export function createSolanaAccount(mnemonic: string, index: number): SolanaAccount {
  let node = hmac(sha512, utf8ToBytes('ed25519 seed'), seedOf(mnemonic))
  for (const step of [44, 501, index, 0]) node = hmac(sha512, node.slice(32), childOf(node, step))
  const key = node.slice(0, 32)
  return {
    address: base58.encode(ed25519.getPublicKey(key)),
    sign: (bytes) => ed25519.sign(bytes, key),
  }
}

/** SLIP-0010: Ed25519 has hardened children alone. */
function childOf(node: Uint8Array, step: number): Uint8Array {
  const index = new Uint8Array(4)
  new DataView(index.buffer).setUint32(0, step + 2 ** 31)
  return concatBytes(Uint8Array.of(0), node.slice(0, 32), index)
}
