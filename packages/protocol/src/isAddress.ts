import type { Namespace } from './caip.js'

/** How an address of each namespace looks. Anchored at both ends and case-sensitive. */
const shapes: Record<Namespace, RegExp> = {
  eip155: /^(0x)?[\da-fA-F]{40}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
  polkadot: /^[1-9A-HJ-NP-Za-km-z]{46,48}$/,
  bip122: /^([123mn][1-9A-HJ-NP-Za-km-z]{25,34}|(bc|tb|bcrt)1[02-9ac-hj-np-z]{11,71})$/,
  cosmos: /^[a-z]{1,20}1[02-9ac-hj-np-z]{38,58}$/,
}

/**
 * Whether this has the shape of an address of the namespace: 40 hex digits with or without `0x` for
 * EVM, 32 to 44 base58 characters for Solana. It does not look at checksums (EIP-55 is a check of its
 * own, because a wrong one is a warning and not a refusal).
 */
export function isAddress(namespace: Namespace, value: unknown): value is string {
  return typeof value === 'string' && shapes[namespace].test(value)
}
