import type { WalletAddresses } from '@foyer/protocol/login'
import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { keccak_256 } from '@noble/hashes/sha3'
import { base58, hex } from '@scure/base'
import { getAddress } from 'viem'
import type { Keys } from '../Vault.js'

/** The addresses of keys: of Ethereum as EIP-55 writes it, of Solana in base58. */
export function addressesOf({ evm, solana }: Keys): WalletAddresses {
  const point = secp256k1.getPublicKey(evm, false)
  return {
    eip155: getAddress(`0x${hex.encode(keccak_256(point.subarray(1)).subarray(12))}`),
    solana: base58.encode(ed25519.getPublicKey(solana)),
  }
}
