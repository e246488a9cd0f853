import type { TokenBalance } from '../FamilyFeatures.js'

/** The tokens whose name, symbol or address has the text. */
export function findTokens(
  tokens: readonly TokenBalance[],
  search: string,
): readonly TokenBalance[] {
  const text = search.toLowerCase()
  return tokens.filter(({ name, symbol, address }) =>
    [name, symbol, address].some((one) => one?.toLowerCase().includes(text)),
  )
}
