import type { TokenFacts } from '../../../facts/Facts.js'

/** What tokens of fewer bits take for all there is. */
const uint96 = 2n ** 96n - 1n

/** Whether an allowance has no effective limit: it exceeds the supply of the token, or any possible supply. */
export function isNoLimit(amount: bigint | 'all', token: TokenFacts | undefined): boolean {
  if (amount === 'all' || amount === uint96 || amount >= 2n ** 127n) return true
  return token?.kind === 'fungible' && token.supply !== undefined && token.supply > 0n
    ? amount >= token.supply
    : false
}
