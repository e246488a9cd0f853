import type { Facts } from '../facts/Facts.js'
import { nameOfToken } from '../judge/nameOfToken.js'
import { amount } from '../text/amount.js'
import { cents, dollars } from '../text/dollars.js'
import { useTexts } from './TextsContext.js'

/** How amounts of tokens are written with what is known of them. */
export function useTokenText(facts: Facts) {
  const { locale, piece, anyPiece } = useTexts()
  const { tokens, network, prices } = facts
  const about = (token: string | undefined) =>
    token === undefined ? undefined : (tokens[token.toLowerCase()] ?? tokens[token])

  /** Its symbol. */
  const symbol = (token: string | undefined) =>
    token === undefined ? (network?.symbol ?? '') : nameOfToken(token, facts)

  /** Decimals of a token that nobody knows are none: the amount is then in its smallest unit. */
  const decimals = (token: string | undefined) =>
    token === undefined ? (network?.decimals ?? 18) : (about(token)?.decimals ?? 0)

  return {
    symbol,
    isPieces: (token: string | undefined) => about(token)?.kind === 'pieces',
    balance: (token: string) => about(token)?.balance,
    /** With its symbol, and the number of the piece where it is one. */
    amount(value: bigint, token: string | undefined, id?: bigint | 'any') {
      if (id !== undefined) {
        const count = value === 1n || value === -1n ? '' : `${amount(value, 0, locale)} × `
        return `${count}${symbol(token)} ${id === 'any' ? anyPiece : piece(String(id))}`
      }
      return `${amount(value, decimals(token), locale)} ${symbol(token)}`
    },
    /** Of a Solana token: with the decimals that its instruction says, which the network checks. */
    spl(step: { amount: bigint; token: string | undefined; decimals: number | undefined }) {
      const known = step.decimals ?? about(step.token)?.decimals
      return `${amount(step.amount, known ?? 0, locale)} ${step.token ? symbol(step.token) : ''}`.trim()
    },
    /** In dollars; `undefined` where no price is known. */
    worth(value: bigint, token: string | undefined) {
      const price = prices[token === undefined ? 'coin' : token.toLowerCase()]
      const known = token === undefined || about(token)?.kind === 'fungible'
      const found = known ? cents(value, decimals(token), price) : undefined
      return found === undefined || value === 0n ? undefined : dollars(found, locale)
    },
  }
}
