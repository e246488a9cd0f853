import type { TypedDataAction } from '../../requests/Action.js'
import type { Facts } from '../facts/Facts.js'
import { readTypedData } from '../read/readTypedData.js'
import type { ReadTypedData } from '../read/TypedReading.js'
import { isNoLimit } from './isNoLimit.js'
import { judgeReceiver } from './judgeReceiver.js'
import { nameOfToken } from './nameOfToken.js'
import { type Warning, warning } from './Warning.js'

/** Of typed data: whether it is known what it does, for which network, and how much it gives away. */
export function judgeTypedData(action: TypedDataAction, facts: Facts): readonly Warning[] {
  const { typedData, network, account } = action
  const domain = (typedData.domain ?? {}) as Readonly<Record<string, unknown>>
  const read = readTypedData(typedData, account.address)
  return [...judgeNetwork(domain.chainId, network, read), ...judgeRead(read, action, facts)]
}

function judgeNetwork(chainId: unknown, network: string, { is }: ReadTypedData): Warning[] {
  if (chainId === undefined || chainId === null)
    return is === 'unknown' ? [] : [warning('anyNetwork')]
  const id = /^(0x[\da-f]+|\d+)$/i.test(String(chainId)) ? BigInt(String(chainId)) : chainId
  const isHere = `eip155:${id}` === network
  return isHere ? [] : [warning('otherNetwork', { chainId: String(chainId).slice(0, 78) })]
}

function judgeRead(read: ReadTypedData, action: TypedDataAction, facts: Facts): Warning[] {
  if (read.is === 'unknown') return [warning('unknownTypedData')]
  const late = read.deadline < BigInt(facts.now) ? [warning('expired')] : []
  if (read.is === 'transfer') return [...judgeReceiver(read.to, action, facts), ...late]
  if (read.is === 'order') {
    const { market, gets, receiver } = read
    return [
      ...(receiver ? [warning('orderToOther', { receiver })] : []),
      ...(gets.length === 0 ? [warning('orderForNothing', { market })] : []),
      ...late,
    ]
  }
  const { spender, allowances } = read
  const isPerson = facts.parties[spender.toLowerCase()]?.hasCode === false
  return [
    ...allowances
      .filter(({ token, amount }) => isNoLimit(amount, facts.tokens[token.toLowerCase()]))
      .map(({ token }) => warning('noLimit', { token: nameOfToken(token, facts), spender })),
    ...(isPerson ? [warning('spenderIsPerson', { spender })] : []),
    ...late,
  ]
}
