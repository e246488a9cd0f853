import type { Amount } from '../../texts/createAmounts.js'
import type { Facts } from '../facts/Facts.js'
import { nameOfToken } from '../judge/nameOfToken.js'
import { cents } from '../text/cents.js'
import { useTexts } from './TextsContext.js'

/** How amounts of tokens are written with what is known of them. */
export function useTokenText(facts: Facts) {
  const texts = useTexts()
  const { network, prices } = facts
  const about = (token: string | undefined) =>
    token === undefined ? undefined : (facts.tokens[token.toLowerCase()] ?? facts.tokens[token])

  /** Its symbol. */
  const symbol = (token: string | undefined) =>
    token === undefined ? (network?.symbol ?? '') : nameOfToken(token, facts)

  /** A token with unknown decimals has none: the amount is then in its smallest unit. */
  const decimals = (token: string | undefined) =>
    token === undefined ? (network?.decimals ?? 18) : (about(token)?.decimals ?? 0)

  const tokens = (value: bigint, token: string | undefined): Amount => ({
    ...{ value, decimals: decimals(token), symbol: symbol(token) },
  })

  const written = (value: bigint, token: string | undefined, isCost: boolean) => {
    const price = prices[token === undefined ? 'coin' : token.toLowerCase()]
    const known = token === undefined || about(token)?.kind === 'fungible'
    const found = known ? cents(value, decimals(token), price, isCost) : undefined
    return found === undefined || value === 0n ? undefined : texts.dollars(found)
  }

  return {
    symbol,
    tokens,
    isPieces: (token: string | undefined) => about(token)?.kind === 'pieces',
    balance: (token: string) => about(token)?.balance,
    /** With its symbol, and the number of the piece where it is one. A signed one has its plus, too. */
    amount: (value: bigint, token: string | undefined, id?: bigint | 'any', isSigned?: boolean) =>
      id === undefined
        ? texts.amount({ ...tokens(value, token), isSigned })
        : texts.pieces({ count: value, symbol: symbol(token), id, isSigned }),
    /** Of a Solana token: with the decimals that its instruction says, which the network checks. */
    spl(step: { amount: bigint; token: string | undefined; decimals: number | undefined }) {
      const known = step.decimals ?? about(step.token)?.decimals
      const name = step.token ? symbol(step.token) : ''
      return texts.amount({ value: step.amount, decimals: known ?? 0, symbol: name })
    },
    /** In dollars; `undefined` where no price is known. */
    worth: (value: bigint, token: string | undefined) => written(value, token, false),
    /** What a fee costs in dollars: no less than it is. */
    cost: (fee: bigint) => written(fee, undefined, true),
  }
}
