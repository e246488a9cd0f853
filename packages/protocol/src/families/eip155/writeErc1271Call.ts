import { concatBytes, hexToBytes } from '@noble/hashes/utils'

const selector = hexToBytes('1626ba7e')
const wordLength = 32

/** The call `isValidSignature(bytes32,bytes)` of ERC-1271. */
export function writeErc1271Call({
  hash,
  signature,
}: {
  hash: Uint8Array
  /** Hex. */
  signature: string
}): Uint8Array {
  const bytes = hexToBytes(signature.slice(2))
  const padding = new Uint8Array((wordLength - (bytes.length % wordLength)) % wordLength)
  return concatBytes(selector, hash, toWord(64), toWord(bytes.length), bytes, padding)
}

function toWord(value: number): Uint8Array {
  const word = new Uint8Array(wordLength)
  new DataView(word.buffer).setUint32(wordLength - 4, value)
  return word
}
