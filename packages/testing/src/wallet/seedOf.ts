import { pbkdf2 } from '@noble/hashes/pbkdf2'
import { sha512 } from '@noble/hashes/sha2'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils'

/** Known to everyone and funded by local nodes. Never send anything of worth to its accounts. */
export const junk = 'test test test test test test test test test test test junk'

/** What BIP-39 makes of it, so that a page with a wallet does not go through two thousand rounds of a digest for it. */
const junkSeed =
  '9dfc3c64c2f8bede1533b6a79f8570e5943e0b8fd1cf77107adf7b72cef42185d564a3aee24cab43f80e3c4538087d70fc824eabbad596a23c97b6ee8322ccc0'

/** The 64 bytes of a mnemonic without a passphrase, by BIP-39. */
export function seedOf(mnemonic: string): Uint8Array {
  if (mnemonic === junk) return hexToBytes(junkSeed)
  const options = { c: 2048, dkLen: 64 }
  return pbkdf2(sha512, utf8ToBytes(mnemonic), utf8ToBytes('mnemonic'), options)
}
