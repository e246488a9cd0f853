/** What is known of a wallet for searching, folded. */
export type SearchedNames = { name: string; rdns: string }

/**
 * How well a folded search text fits: 0 the name begins so, 1 a word of it does, 2 it is somewhere within, 3 it begins
 * the reverse domain. `undefined` when it does not fit.
 */
export function searchRank({ name, rdns }: SearchedNames, wanted: string): number | undefined {
  if (name.startsWith(wanted)) return 0
  if (name.includes(` ${wanted}`)) return 1
  if (name.includes(wanted)) return 2
  return rdns.startsWith(wanted) ? 3 : undefined
}
