import { FoyerError } from '@foyer/protocol'
import type { SolanaPayment } from '../types.js'
import { readKey } from '../wire/readKey.js'

const names: ReadonlySet<string> = new Set(['to', 'value', 'token', 'memo', 'unitPrice'])
const unitsEnd = 2n ** 64n
const memoMax = 512

/**
 * A payment as it was checked by no compiler. One that says something unknown is refused: a token under another name must not become a
 * payment of coin.
 *
 * @throws `amount_and_receiver_required`, `action_not_allowed`
 */
export function readPayment(given: object): SolanaPayment {
  const payment = given as SolanaPayment
  const { to, value, token, memo, unitPrice = 0n } = payment
  const isAmount = typeof value === 'bigint' && value > 0n && value < unitsEnd
  if (!isAmount || !readKey(to)) throw new FoyerError('amount_and_receiver_required')
  const isKnown = Object.entries(given).every(([name, one]) => names.has(name) || one === undefined)
  const isPrice = typeof unitPrice === 'bigint' && unitPrice >= 0n && unitPrice < unitsEnd
  const isMemo = memo === undefined || (typeof memo === 'string' && isShort(memo))
  if (!isKnown || !isPrice || !isMemo || !(token === undefined || readKey(token)))
    throw new FoyerError('action_not_allowed')
  return payment
}

function isShort(memo: string): boolean {
  return memo.length > 0 && new TextEncoder().encode(memo).length <= memoMax
}
