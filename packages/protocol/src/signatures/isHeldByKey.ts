import type { SiwxSession } from '../siwx/SiwxStore.js'
import { verifySignature } from './verifySignature.js'

/**
 * Whether what an account signed shows that a key holds it, which then does so on every network of its chain family. A contract is another one on each, or
 * none: what it takes for its signature (ERC-1271, ERC-6492) shows nothing elsewhere. An account with delegated code (EIP-7702) is held by its key
 * where that signed. No network is asked.
 *
 * @returns `false` where that cannot be told, as for a session without its text
 */
export function isHeldByKey({
  data,
  message,
  signature,
  publicKey,
}: SiwxSession): Promise<boolean> {
  const { chainId, accountAddress: address } = data
  return verifySignature({ chainId, address, message, signature, publicKey })
}
