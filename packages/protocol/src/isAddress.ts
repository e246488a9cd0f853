import { families } from './families/families.js'
import type { Namespace } from './families/traits.js'

/**
 * Whether this has the shape of an address of the namespace: 40 hex digits with or without `0x` for
 * EVM, 32 to 44 base58 characters for Solana. It does not look at checksums (EIP-55 is a check of its
 * own, because a wrong one is a warning and not a refusal).
 */
export function isAddress(namespace: Namespace, value: unknown): value is string {
  return typeof value === 'string' && families[namespace].address.test(value)
}
