import { bytesToHex, parseTransaction } from 'viem'

/** ERC-191: a contract’s own, EIP-712, a message in a message. */
const versions: ReadonlySet<number> = new Set([0x00, 0x01, 0x45])
const envelope = new TextEncoder().encode('solana offchain')

/**
 * Whether bytes are what some program hashes or signs, and no message: data of ERC-191 or EIP-712 with its prefix, an off-chain message of
 * Solana in its envelope, a transaction of an EVM network that is ready to be signed.
 */
export function isPreimage(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes
  if (first === 0x19 && versions.has(second)) return true
  if (first === 0xff && envelope.every((byte, at) => bytes[at + 1] === byte)) return true
  return isEvmTransaction(bytes)
}

function isEvmTransaction(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes
  // A list of RLP, alone or after the number of a kind. A text that begins so is parsed and found to be none.
  const isList = first >= 0xc0 || (first <= 4 && second >= 0xc0)
  if (!isList) return false
  try {
    parseTransaction(bytesToHex(bytes))
    return true
  } catch {
    return false
  }
}
