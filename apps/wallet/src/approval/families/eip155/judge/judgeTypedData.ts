import type { TypedDataAction } from '../../../../actions/Action.js'
import type { Facts } from '../../../facts/Facts.js'
import { judgeReceiver } from '../../../judge/judgeReceiver.js'
import { nameOfToken } from '../../../judge/nameOfToken.js'
import { type Warning, warning } from '../../../judge/Warning.js'
import { permit2 } from '../read/readCall.js'
import { type ReadDomain, readDomain } from '../read/readDomain.js'
import { isMarket, marketNames } from '../read/readOrder.js'
import { readTypedData } from '../read/readTypedData.js'
import type { ReadTypedData } from '../read/TypedReading.js'
import { isSameAddress } from '../read/typedParts.js'
import { isNoLimit } from './isNoLimit.js'
import { judgeOrder } from './judgeOrder.js'

/** Of typed data: whether it is known what it does, for which network, and how much it gives away. */
export function judgeTypedData(action: TypedDataAction, facts: Facts): readonly Warning[] {
  const { typedData, network, account } = action
  const domain = readDomain(typedData) ?? {}
  const read = readTypedData(typedData, account.address)
  return [
    ...judgeNetwork(domain, network, read),
    ...judgeName(domain),
    ...judgeRead(read, action, facts),
    ...judgeTime(read, facts),
  ]
}

function judgeNetwork({ chainId }: ReadDomain, network: string, { is }: ReadTypedData): Warning[] {
  if (chainId === undefined) return is === 'unknown' ? [] : [warning('anyNetwork')]
  const isHere = `eip155:${chainId}` === network
  return isHere ? [] : [warning('otherNetwork', { chainId: String(chainId) })]
}

/** Any page can write a known name into its own data; the known address it cannot choose. */
function judgeName({ name = '', contract }: ReadDomain): Warning[] {
  const isKnown = contract && (isSameAddress(contract, permit2) || isMarket(contract))
  const isClaimed = name === 'Permit2' || marketNames.has(name)
  return isClaimed && !isKnown ? [warning('falseName', { name, contract: contract ?? '' })] : []
}

function judgeRead(read: ReadTypedData, action: TypedDataAction, facts: Facts): readonly Warning[] {
  switch (read.is) {
    case 'unknown':
      return [warning('unknownTypedData')]
    case 'transfer':
      return judgeReceiver(read.to, action, facts)
    case 'revocation':
      return []
    case 'order':
      return judgeOrder(read, facts)
    case 'allowances':
      return judgeAllowances(read, facts)
  }
}

function judgeAllowances(
  { spender, allowances }: Extract<ReadTypedData, { is: 'allowances' }>,
  facts: Facts,
): Warning[] {
  const isEoa = facts.parties[spender.toLowerCase()]?.hasCode === false
  return [
    ...allowances
      .filter(({ token, amount }) => isNoLimit(amount, facts.tokens[token.toLowerCase()]))
      .map(({ token }) => warning('noLimit', { token: nameOfToken(token, facts), spender })),
    ...(isEoa ? [warning('spenderIsEoa', { spender })] : []),
  ]
}

function judgeTime(read: ReadTypedData, { now }: Facts): Warning[] {
  if (!('deadline' in read) || read.deadline === undefined) return []
  return read.deadline < BigInt(now) ? [warning('expired')] : []
}
