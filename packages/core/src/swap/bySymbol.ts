import type { SwapListing } from './state.js'

/** Compares tokens as lists of them are in order. One collator for all of them: each comparison would make its own else, and thousands take several frames. */
export function bySymbol(): (one: SwapListing, other: SwapListing) => number {
  const { compare } = new Intl.Collator()
  return (one, other) => compare(one.symbol, other.symbol)
}
