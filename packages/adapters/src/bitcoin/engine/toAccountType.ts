import type { Account } from '@foyer/core'

/** The words of wallets and standards for what an account is for. */
const purposes: Readonly<Record<string, Account['type']>> = {
  payment: 'payment',
  ordinal: 'ordinal',
  ordinals: 'ordinal',
  stx: 'stx',
  stacks: 'stx',
  // Leather names the coin, and of its accounts of Bitcoin the kind of the address.
  STX: 'stx',
  p2tr: 'ordinal',
}

/** What an account is for, by the first word of a wallet's that says so: for payments where none does. */
export function toAccountType(words: readonly unknown[]): Account['type'] {
  for (const word of words)
    if (typeof word === 'string' && Object.hasOwn(purposes, word)) return purposes[word] as never
  return 'payment'
}
