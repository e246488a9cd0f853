import type { PartyFacts } from './Facts.js'

/** The addresses that a user knows, by their source. */
export type Known = {
  /** Paid from this browser. */
  readonly paid: readonly string[]
  /** In the account's past on the chain: thieves can put themselves there by transfers of nothing. */
  readonly past: readonly string[]
}

/** So many letters at each end people look at. */
const ends = 4

/**
 * Tells whether a receiver is known, or only resembles a known address. A receiver paid from here is known; the past counts only where no
 * two addresses in it look alike.
 */
export function familiarity(
  address: string,
  { paid, past }: Known,
): Pick<PartyFacts, 'isKnown' | 'looksLike'> {
  const own = keyOf(address)
  if (paid.some((one) => keyOf(one) === own)) return { isKnown: true }
  const twin = [...paid, ...past].find(
    (one) => keyOf(one) !== own && endsOf(one) === endsOf(address),
  )
  if (twin) return { isKnown: false, looksLike: twin }
  return { isKnown: past.some((one) => keyOf(one) === own) }
}

/** An address as a key: EVM ones mean the same in any case. */
export function keyOf(address: string): string {
  return address.startsWith('0x') ? address.toLowerCase() : address
}

function endsOf(address: string): string {
  const letters = keyOf(address).replace(/^0x/, '')
  return `${letters.slice(0, ends)}…${letters.slice(-ends)}`
}
