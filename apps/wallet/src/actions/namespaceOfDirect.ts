import type { AccountNamespace } from './namespaceOfMethod.js'

/** So EIP-1474, EIP-5792, ERC-7769 and ERC-7811 name theirs. */
type EvmMethod = `eth_${string}` | `wallet_${string}`

/** The chain family of a method that needs no approval. One that is named otherwise does not compile until its family is said here. */
export const namespaceOfDirect = (_: EvmMethod): AccountNamespace => 'eip155'
