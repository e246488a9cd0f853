import type { Facts } from '../../../facts/Facts.js'
import { nameOfToken } from '../../../judge/nameOfToken.js'
import { type Warning, warning } from '../../../judge/Warning.js'
import type { OrderItem, ReadOrder } from '../read/TypedReading.js'
import { worthOf } from './worthOf.js'

/** An order that is good for longer is good for ever: ten years. */
const longest = 315_360_000n

/** Of an order: whether its proceeds arrive, at the user's account, and are worth what leaves. */
export function judgeOrder(order: ReadOrder, facts: Facts): readonly Warning[] {
  const { market, gets, receiver, deadline, isOpen } = order
  const stays = deadline === undefined || deadline > BigInt(facts.now) + longest
  const none = gets.filter(
    ({ token, amount }) =>
      amount > 0n && token && facts.tokens[token.toLowerCase()]?.kind === 'none',
  )
  return [
    ...(receiver ? [warning('orderToOther', { receiver })] : []),
    ...(isOpen ? [warning('orderOpen', { market })] : []),
    ...judgeWorth(order, facts),
    ...none.map(({ token = '' }) => warning('notToken', { token })),
    ...(stays ? [warning('orderStays', { market })] : []),
  ]
}

/** Prices are the server's. Where one is missing nothing is said of the worth, and that is a danger too: thieves pay in tokens of theirs. */
function judgeWorth({ market, gives, gets }: ReadOrder, facts: Facts): readonly Warning[] {
  if (gets.every(({ amount }) => amount === 0n)) return [warning('orderForNothing', { market })]
  const unpriced = [...gets, ...gives].find((item) => worthOf(item, facts) === undefined)
  if (unpriced) return [warning('orderUnpriced', { token: nameOfItem(unpriced, facts) })]
  const [got, given] = [sum(gets, facts), sum(gives, facts)]
  return got * 10n < given * 9n ? [warning('orderForLittle', { market })] : []
}

function sum(items: readonly OrderItem[], facts: Facts): bigint {
  return items.reduce((all, item) => all + (worthOf(item, facts) ?? 0n), 0n)
}

function nameOfItem({ token }: OrderItem, facts: Facts): string {
  return token === undefined ? (facts.network?.symbol ?? '') : nameOfToken(token, facts)
}
