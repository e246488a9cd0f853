import { keccak_256 } from '@noble/hashes/sha3'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'

/** What is signed of a text (ERC-191, `personal_sign`): 32 bytes. */
export function hashMessage(text: string): Uint8Array {
  const bytes = utf8ToBytes(text)
  const head = utf8ToBytes(`\u0019Ethereum Signed Message:\n${bytes.length}`)
  return keccak_256(concatBytes(head, bytes))
}
